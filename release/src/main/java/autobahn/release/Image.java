package autobahn.release;

import autobahn.format.Compact;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/**
 * A container image as an archive in OCI layout, which {@code docker load} and {@code podman load} read; for older versions
 * of Docker the archive also has a manifest.json in its own form. No daemon is needed: layers are archives, and the rest is
 * a little JSON that names them by their checksums.
 */
final class Image {
    private static final String HOME = "/opt/autobahn";
    private static final String BLOBS = "blobs/sha256/";
    private static final String MEDIA = "application/vnd.oci.image.";

    /** @param told what the layer holds, for the image's history */
    record Layer(String told, FileTree tree) {}

    private final Product product;
    private final Target target;
    private final FileTree layout = new FileTree();

    Image(Product product, Target target) {
        this.product = product;
        this.target = target;
    }

    Path make(List<Layer> layers, Path folder) throws IOException {
        ArchiveWriter archives = new ArchiveWriter(product.time());
        List<String> whole = new ArrayList<>();
        List<Object> history = new ArrayList<>();
        List<Object> named = new ArrayList<>();
        List<String> files = new ArrayList<>();
        for (Layer layer : layers) {
            byte[] tar = archives.tar(layer.tree());
            whole.add("sha256:" + Digest.of(Digest.SHA256, tar));
            history.add(inOrder("created", product.time().toString(), "created_by", layer.told()));
            Map<String, Object> blob = blob(MEDIA + "layer.v1.tar+gzip", zipped(tar));
            named.add(blob);
            files.add(path(blob));
        }
        Map<String, Object> config = blob(MEDIA + "config.v1+json", json(config(whole, history)));
        Map<String, Object> manifest = blob(
                MEDIA + "manifest.v1+json",
                json(inOrder(
                        "schemaVersion",
                        2,
                        "mediaType",
                        MEDIA + "manifest.v1+json",
                        "config",
                        config,
                        "layers",
                        named)));
        String name = "autobahn:" + product.version();
        manifest.put("platform", inOrder("architecture", target.architecture(), "os", "linux"));
        manifest.put(
                "annotations",
                inOrder(
                        "io.containerd.image.name",
                        "docker.io/library/" + name,
                        "org.opencontainers.image.ref.name",
                        product.version()));
        put(
                "index.json",
                json(inOrder(
                        "schemaVersion", 2, "mediaType", MEDIA + "index.v1+json", "manifests", List.of(manifest))));
        put("oci-layout", json(Map.of("imageLayoutVersion", "1.0.0")));
        put(
                "manifest.json",
                json(List.of(inOrder("Config", path(config), "RepoTags", List.of(name), "Layers", files))));
        Path file = folder.resolve("autobahn-" + product.version() + "-image-" + target + ".tar");
        Files.write(file, archives.tar(layout));
        return file;
    }

    /** How it is run, unless somebody says otherwise. */
    static List<String> entryPoint() {
        return List.of(
                HOME + "/runtime/bin/java",
                "-XX:MaxRAMPercentage=60",
                "-XX:+ExitOnOutOfMemoryError",
                // little memory while little happens
                "-XX:+UseG1GC",
                "-XX:+UseCompactObjectHeaders",
                "-Xms32m",
                "-XX:MinHeapFreeRatio=10",
                "-XX:MaxHeapFreeRatio=20",
                "-XX:G1PeriodicGCInterval=10000",
                "-XX:TrimNativeHeapInterval=5000",
                // nothing is written outside of the volume
                "-XX:-UsePerfData",
                "-Dorg.sqlite.lib.path=" + HOME + "/native",
                "-Dstdout.encoding=UTF-8",
                "-Dstderr.encoding=UTF-8",
                "-jar",
                HOME + "/autobahn.jar");
    }

    static List<String> environment() {
        return List.of(
                "PATH=" + HOME + "/runtime/bin",
                "LANG=C.UTF-8",
                "AUTOBAHN_HOST=0.0.0.0",
                "AUTOBAHN_PORT=8080",
                "AUTOBAHN_DATA=/data",
                "SQLITE_TMPDIR=/data");
    }

    static List<String> healthCheck() {
        return List.of(
                HOME + "/runtime/bin/java",
                "-XX:-UsePerfData",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx32m",
                "-jar",
                HOME + "/autobahn.jar",
                "health");
    }

    private Map<String, Object> config(List<String> whole, List<Object> history) {
        List<String> healthy = new ArrayList<>(List.of("CMD"));
        healthy.addAll(healthCheck());
        long second = 1_000_000_000;
        Map<String, Object> config = inOrder(
                "User", ImageLayers.USER + ":" + ImageLayers.USER,
                "ExposedPorts", Map.of("8080/tcp", Map.of()),
                "Env", environment(),
                "Entrypoint", entryPoint(),
                "Cmd", List.of("serve"),
                "Healthcheck",
                        inOrder(
                                "Test", healthy,
                                "Interval", 30 * second,
                                "Timeout", 10 * second,
                                "StartPeriod", 30 * second,
                                "Retries", 3),
                "Volumes", Map.of("/data", Map.of()),
                "WorkingDir", "/data",
                "StopSignal", "SIGTERM",
                "Labels",
                        inOrder(
                                "org.opencontainers.image.title", "Autobahn",
                                "org.opencontainers.image.description",
                                        "Server of an unofficial digital version of the board game Autobahn",
                                "org.opencontainers.image.licenses", "Apache-2.0",
                                "org.opencontainers.image.version", product.version(),
                                "org.opencontainers.image.revision", product.revision()));
        return inOrder(
                "created",
                product.time().toString(),
                "architecture",
                target.architecture(),
                "os",
                "linux",
                "config",
                config,
                "rootfs",
                inOrder("type", "layers", "diff_ids", whole),
                "history",
                history);
    }

    private Map<String, Object> blob(String type, byte[] bytes) {
        String digest = Digest.of(Digest.SHA256, bytes);
        put(BLOBS + digest, bytes);
        return inOrder("mediaType", type, "digest", "sha256:" + digest, "size", bytes.length);
    }

    private static String path(Map<String, Object> blob) {
        return BLOBS + String.valueOf(blob.get("digest")).substring("sha256:".length());
    }

    private void put(String path, byte[] bytes) {
        layout.bytes(path, bytes, FileTree.READ);
    }

    private static byte[] zipped(byte[] tar) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(tar);
        }
        return bytes.toByteArray();
    }

    private static byte[] json(Object value) {
        return Compact.write(value).getBytes(StandardCharsets.UTF_8);
    }

    private static Map<String, Object> inOrder(Object... pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put((String) pairs[i], pairs[i + 1]);
        }
        return map;
    }
}
