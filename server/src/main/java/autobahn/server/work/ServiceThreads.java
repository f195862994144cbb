package autobahn.server.work;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The threads that live as long as a node does. A node without one of them looks healthy and is not. */
public final class ServiceThreads {
    private final Machine machine;
    private final List<ServiceThread> threads = new CopyOnWriteArrayList<>();

    public ServiceThreads(Machine machine) {
        this.machine = machine;
    }

    /** Starts one more. */
    public ServiceThread start(String name, ServiceThread.Round round) {
        ServiceThread thread = new ServiceThread(machine, name, round);
        threads.add(thread);
        thread.start();
        return thread;
    }

    /** The names of those that should be at work and are not. */
    public List<String> dead() {
        return threads.stream()
                .filter(thread -> !thread.isAlive() && !thread.isClosed())
                .map(ServiceThread::name)
                .toList();
    }
}
