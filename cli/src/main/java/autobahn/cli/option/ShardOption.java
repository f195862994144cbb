package autobahn.cli.option;

import autobahn.cli.console.BadInput;
import picocli.CommandLine.Option;

/** {@code --shard I/N}: one part of work that is cut into several. */
public final class ShardOption {
    @Option(names = "--shard", paramLabel = "I/N", defaultValue = "1/1", description = "Play the I-th of N parts.")
    private String shard;

    /**
     * A part of the work.
     *
     * @param index from 1
     */
    public record Part(int index, int parts) {}

    public Part part() {
        if (!shard.matches("[1-9][0-9]{0,5}/[1-9][0-9]{0,5}")) {
            throw new BadInput("--shard is a part such as 2/8, not " + shard);
        }
        int index = Integer.parseInt(shard.substring(0, shard.indexOf('/')));
        int parts = Integer.parseInt(shard.substring(shard.indexOf('/') + 1));
        if (index > parts) {
            throw new BadInput("--shard " + shard + ": there are only " + parts + " parts");
        }
        return new Part(index, parts);
    }
}
