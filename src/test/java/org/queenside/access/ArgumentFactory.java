package org.queenside.access;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** Creates arguments for any method: those of class A where possible, otherwise plain values. */
final class ArgumentFactory {

  private final Map<Class<?>, Object> known = new HashMap<>();

  /** Creates a factory with the values of class A. */
  ArgumentFactory(Object... ofClassA) {
    for (Object value : ofClassA) {
      known.put(value.getClass(), value);
    }
    known.put(String.class, "Text");
    known.put(UUID.class, new UUID(0, 1));
    known.put(int.class, 1);
    known.put(boolean.class, true);
    known.put(Instant.class, Instant.parse("2026-01-02T10:00:00Z"));
    known.put(LocalDate.class, LocalDate.of(2026, 1, 2));
    known.put(LocalDateTime.class, LocalDateTime.of(2026, 1, 2, 10, 0));
    known.put(ZoneId.class, ZoneId.of("Europe/Paris"));
    known.put(Duration.class, Duration.ofMinutes(1));
    known.put(Locale.class, Locale.ENGLISH);
    known.put(int.class, 1);
    known.put(Integer.class, 1);
    known.put(long.class, 1L);
    known.put(OutputStream.class, new ByteArrayOutputStream());
  }

  /** Adds or replaces a value. */
  ArgumentFactory with(Class<?> type, Object value) {
    known.put(type, value);
    return this;
  }

  /** Returns a value of a type. */
  Object of(Type type) {
    if (type instanceof ParameterizedType generic) {
      return of(generic);
    }
    Class<?> plain = (Class<?>) type;
    Object value = known.get(plain);
    if (value != null) {
      return value;
    }
    if (plain.isEnum()) {
      return plain.getEnumConstants()[0];
    }
    if (plain.isSealed()) {
      return of(plain.getPermittedSubclasses()[0]);
    }
    if (plain.isRecord()) {
      return record(plain);
    }
    if (plain.isInterface()) {
      return silent(plain);
    }
    throw new IllegalArgumentException("no plain value for " + type);
  }

  private Object of(ParameterizedType type) {
    Class<?> raw = (Class<?>) type.getRawType();
    Type first = type.getActualTypeArguments()[0];
    if (raw == Set.class) {
      return Set.of(of(first));
    }
    if (raw == List.class || raw == Collection.class) {
      return List.of(of(first));
    }
    return raw == Map.class ? Map.of(of(first), of(type.getActualTypeArguments()[1])) : silent(raw);
  }

  private Object record(Class<?> type) {
    RecordComponent[] parts = type.getRecordComponents();
    Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class[]::new);
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(
          Arrays.stream(parts).map(part -> of(part.getGenericType())).toArray());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no plain value for " + type, e);
    }
  }

  private static Object silent(Class<?> type) {
    return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (_, _, _) -> null);
  }
}
