package autobahn.protocol.selfplay;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.util.Arrays;

/** Sees to it that games are added to a file of our own, and by one process at a time. */
final class OwnFile {
    private OwnFile() {}

    /** Opens a file that nobody else is writing to: two that add games would write over each other. */
    static RandomAccessFile open(Path path) throws IOException {
        RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
        try {
            if (file.getChannel().tryLock() != null) {
                return file;
            }
        } catch (OverlappingFileLockException e) {
            // in this very process
        }
        file.close();
        throw new DataFile.NotTheSame(path + " is being written to by another process");
    }

    /** A file without anything whole may be written over if it is empty or what a crash has left of our first words. */
    static void requireBegun(RandomAccessFile file, Path path, byte[] firstWords) throws IOException {
        byte[] there = new byte[(int) Math.min(file.length(), firstWords.length)];
        file.seek(0);
        file.readFully(there);
        if (file.length() > there.length || !Arrays.equals(there, Arrays.copyOf(firstWords, there.length))) {
            file.close();
            throw new DataFile.NotTheSame(path + " is no data set");
        }
    }
}
