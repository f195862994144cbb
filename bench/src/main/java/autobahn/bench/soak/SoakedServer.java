package autobahn.bench.soak;

import autobahn.bench.load.Wire;
import com.sun.management.UnixOperatingSystemMXBean;
import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.ThreadMXBean;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.MBeanServerConnection;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;

/** A server in a process of its own, and what can be seen of it from outside. */
final class SoakedServer implements AutoCloseable {
    private static final int PATIENCE = 1200;
    private static final long MILLIS = 50;
    private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+(\\d+) kB");

    private final URI uri;
    private final Process process;
    private final long begun = System.nanoTime();
    private final JMXConnector connector;
    private final MemoryMXBean memory;
    private final List<MemoryPoolMXBean> heap;
    private final ThreadMXBean threads;
    private final UnixOperatingSystemMXBean system;

    /** @param tables that the server keeps in memory: few, so that it has to let go of some soon */
    SoakedServer(String database, int tables, Path log) throws IOException, InterruptedException {
        int port = freePort();
        uri = URI.create("http://127.0.0.1:" + port);
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                // The whole heap is there from the start: what the process grows by lies beside it.
                "-Xms384m",
                "-Xmx384m",
                "-XX:+AlwaysPreTouch",
                "-Dautobahn.tables=" + tables,
                "-Dautobahn.log=warn",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "autobahn.server.ServerMain",
                "--limits",
                "off"));
        command.addAll(List.of("--port", Integer.toString(port), "--db", database));
        process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            await(log);
            connector = attach(process.pid());
            MBeanServerConnection beans = connector.getMBeanServerConnection();
            memory = ManagementFactory.getPlatformMXBean(beans, MemoryMXBean.class);
            heap = ManagementFactory.getPlatformMXBeans(beans, MemoryPoolMXBean.class).stream()
                    .filter(pool -> pool.getType() == MemoryType.HEAP)
                    .toList();
            threads = ManagementFactory.getPlatformMXBean(beans, ThreadMXBean.class);
            system = ManagementFactory.getPlatformMXBean(beans, UnixOperatingSystemMXBean.class);
        } catch (IOException | InterruptedException | RuntimeException e) {
            process.destroyForcibly();
            throw e;
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private void await(Path log) throws IOException, InterruptedException {
        for (int i = 0; i < PATIENCE && process.isAlive(); i++) {
            try (Wire wire = new Wire(uri, null)) {
                if (wire.get("/health/ready").status() == 200) {
                    return;
                }
            } catch (IOException e) {
                // not yet
            }
            Thread.sleep(MILLIS);
        }
        throw new IOException("the server does not start:\n" + Files.readString(log));
    }

    @SuppressWarnings("BanJNDI") // the address comes from a process that we have started
    private static JMXConnector attach(long pid) throws IOException {
        try {
            VirtualMachine machine = VirtualMachine.attach(Long.toString(pid));
            try {
                return JMXConnectorFactory.connect(new JMXServiceURL(machine.startLocalManagementAgent()));
            } finally {
                machine.detach();
            }
        } catch (AttachNotSupportedException e) {
            throw new IOException("the server's process cannot be looked into", e);
        }
    }

    URI uri() {
        return uri;
    }

    /** Collects all garbage and looks at what is left. */
    Sample sample() throws IOException {
        memory.gc();
        long used = inUse();
        String metrics;
        try (Wire wire = new Wire(uri, null)) {
            metrics = wire.get("/metrics").body();
        }
        return new Sample(
                (System.nanoTime() - begun) / 1e9,
                used,
                resident(),
                threads.getThreadCount(),
                system.getOpenFileDescriptorCount(),
                gauge(metrics, "autobahn_streams"),
                gauge(metrics, "autobahn_tables"),
                gauge(metrics, "autobahn_connections"));
    }

    /** What the last collection has left: people go on while we look, and what they have filled since does not count. */
    private long inUse() {
        return heap.stream()
                .mapToLong(pool -> pool.getCollectionUsage().getUsed())
                .sum();
    }

    private long resident() throws IOException {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        if (!Files.exists(status)) {
            return 0;
        }
        Matcher matcher = RESIDENT.matcher(Files.readString(status));
        return matcher.find() ? Long.parseLong(matcher.group(1)) * 1024 : 0;
    }

    private static int gauge(String metrics, String name) {
        Matcher matcher = Pattern.compile("(?m)^" + name + " ([0-9.]+)$").matcher(metrics);
        if (!matcher.find()) {
            throw new IllegalStateException("the server tells no " + name);
        }
        return (int) Double.parseDouble(matcher.group(1));
    }

    /** Processor time that it has used so far, in nanoseconds. */
    long cpu() {
        return system.getProcessCpuTime();
    }

    @Override
    public void close() throws IOException {
        try {
            connector.close();
        } finally {
            process.destroy();
            process.onExit().join();
        }
    }
}
