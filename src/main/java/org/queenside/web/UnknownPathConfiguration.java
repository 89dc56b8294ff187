package org.queenside.web;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.Filter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.EnumSet;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;

/** Closes the second address under which every page would be available. */
@Configuration(proxyBeanMethods = false)
class UnknownPathConfiguration {

  /** Requests are forwarded to Flow's servlet, so its own address isn't needed. */
  @Bean
  FilterRegistrationBean<Filter> servletOfFlow() {
    var filter =
        new FilterRegistrationBean<Filter>(
            (request, response, rest) ->
                UnknownPathHandlerMapping.refuse(
                    (HttpServletRequest) request, (HttpServletResponse) response));
    filter.addUrlPatterns("/vaadinServlet/*");
    filter.setDispatcherTypes(EnumSet.of(DispatcherType.REQUEST));
    filter.setOrder(Ordered.HIGHEST_PRECEDENCE);
    return filter;
  }
}
