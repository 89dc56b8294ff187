package org.queenside.monitoring;

import ch.qos.logback.classic.LoggerContext;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.context.annotation.Configuration;

/** Limits what a failure that lasts for hours writes to the log. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnBooleanProperty(name = "queenside.log.bounded", matchIfMissing = true)
class LogConfiguration implements InitializingBean, DisposableBean {

  private final RepeatedLogFilter filter = new RepeatedLogFilter();

  @Override
  public void afterPropertiesSet() {
    if (LoggerFactory.getILoggerFactory() instanceof LoggerContext logback) {
      filter.start();
      logback.addTurboFilter(filter);
    }
  }

  @Override
  public void destroy() {
    if (LoggerFactory.getILoggerFactory() instanceof LoggerContext logback) {
      logback.getTurboFilterList().remove(filter);
    }
  }
}
