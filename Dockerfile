# Builds the program, then packs it with only a Java runtime.
#   docker build -t queenside .
#   docker run --restart=unless-stopped -p 8080:8080 -v queenside-data:/data queenside

FROM maven:3.9-eclipse-temurin-25 AS build
WORKDIR /build
COPY mvnw pom.xml ./
COPY .mvn .mvn
COPY frontend frontend
COPY lessons lessons
COPY src src
# The build has no Git folder, so pass the commit: docker build --build-arg COMMIT=$(git rev-parse --short=12 HEAD) -t queenside .
ARG COMMIT=unknown
RUN --mount=type=cache,target=/root/.m2 ./mvnw -B -DskipTests -P sbom -Dbuild.commit=$COMMIT package \
 && java -Djarmode=tools -jar target/queenside.jar extract --destination /program

FROM eclipse-temurin:25-jre
RUN useradd --system --home-dir /program queenside \
 && mkdir /program /data \
 && chown queenside /program /data
USER queenside
WORKDIR /program
# The libraries change less often than the program, so they get their own layer.
COPY --from=build --chown=queenside /program/lib lib
COPY --from=build --chown=queenside /program/queenside.jar .

# A training run plays exercises and writes a cache of loaded classes and of what Java learned about the code. It
# halves every later start, and the first learners don't wait. Its data is deleted.
RUN java -XX:+ExitOnOutOfMemoryError -XX:+UseCompactObjectHeaders -XX:AOTCacheOutput=queenside.aot -jar queenside.jar \
      --queenside.data=/tmp/training --server.port=0 --queenside.warm-up.time=40s --queenside.warm-up.exit=true \
 && rm -r /tmp/training

ENV QUEENSIDE_DATA=/data
VOLUME /data
# Monitoring has its own port; publish it only inside your network.
ENV MANAGEMENT_SERVER_PORT=9090
EXPOSE 8080 9090
# The image has no curl, so bash asks whether the program is running and reads the answer's first line.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /livez HTTP/1.0\\r\\n\\r\\n' >&3 && read -r answer <&3 && [[ $answer == *' 200 '* ]]"]
# A program that runs out of memory ends at once, so let Docker restart it.
ENTRYPOINT ["java", "-XX:+ExitOnOutOfMemoryError", "-XX:+UseCompactObjectHeaders", "-XX:AOTCache=queenside.aot", "-XX:MaxRAMPercentage=75", "-jar", "queenside.jar"]
