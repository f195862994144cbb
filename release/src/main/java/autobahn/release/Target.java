package autobahn.release;

import java.util.Locale;

/**
 * A system that a bundle is for, as the JDK's modules name it.
 *
 * @param system linux, macos or windows
 * @param machine x64 or arm64
 */
record Target(String system, String machine) {
    static Target of(String platform) {
        String[] words = platform.toLowerCase(Locale.ROOT).split("-", 2);
        String machine = switch (words.length < 2 ? "" : words[1]) {
            case "amd64", "x86_64", "x64" -> "x64";
            case "aarch64", "arm64" -> "arm64";
            default -> throw new ReleaseException("there are no bundles for '" + platform + "'");
        };
        return switch (words[0]) {
            case "linux", "macos", "windows" -> new Target(words[0], machine);
            default -> throw new ReleaseException("there are no bundles for '" + platform + "'");
        };
    }

    static Target here() {
        String name = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        String system = name.contains("mac") ? "macos" : name.contains("windows") ? "windows" : "linux";
        return of(system + "-" + System.getProperty("os.arch", ""));
    }

    boolean isWindows() {
        return system.equals("windows");
    }

    /** As container images name the machine. */
    String architecture() {
        return machine.equals("x64") ? "amd64" : machine;
    }

    @Override
    public String toString() {
        return system + "-" + machine;
    }
}
