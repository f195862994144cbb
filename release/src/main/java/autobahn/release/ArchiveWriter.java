package autobahn.release;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Trees as tar (POSIX ustar) and as zip, every file with the same time. */
final class ArchiveWriter {
    private static final int BLOCK = 512;
    private static final int NAME = 100;
    private static final int PREFIX = 155;

    private final Instant time;

    ArchiveWriter(Instant time) {
        this.time = time;
    }

    Path tarGz(FileTree tree, Path file) throws IOException {
        try (OutputStream out = new GZIPOutputStream(new BufferedOutputStream(Files.newOutputStream(file)), 1 << 16)) {
            tar(tree, out);
        }
        return file;
    }

    byte[] tar(FileTree tree) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        tar(tree, bytes);
        return bytes.toByteArray();
    }

    void tar(FileTree tree, OutputStream out) throws IOException {
        for (Map.Entry<String, FileTree.Entry> each : tree.entries().entrySet()) {
            switch (each.getValue()) {
                case FileTree.Folder folder ->
                    out.write(header(each.getKey() + "/", '5', folder.mode(), folder.owner(), 0, ""));
                case FileTree.Link link -> out.write(header(each.getKey(), '2', link.mode(), 0, 0, link.target()));
                case FileTree.Content content -> {
                    byte[] bytes = content.read();
                    out.write(header(each.getKey(), '0', content.mode(), 0, bytes.length, ""));
                    out.write(bytes);
                    out.write(new byte[(BLOCK - bytes.length % BLOCK) % BLOCK]);
                }
            }
        }
        out.write(new byte[2 * BLOCK]);
    }

    private byte[] header(String path, char kind, int mode, int owner, long size, String target) throws IOException {
        ByteBuffer header = ByteBuffer.allocate(BLOCK);
        int split = split(path);
        text(header, 0, NAME, path.substring(split == 0 ? 0 : split + 1));
        octal(header, 100, 8, mode);
        octal(header, 108, 8, owner);
        octal(header, 116, 8, owner);
        octal(header, 124, 12, size);
        octal(header, 136, 12, time.getEpochSecond());
        header.put(156, (byte) kind);
        text(header, 157, NAME, target);
        text(header, 257, 6, "ustar");
        text(header, 263, 2, "00");
        text(header, 345, PREFIX, path.substring(0, split));
        // the sum of all bytes, with blanks where it will stand
        Arrays.fill(header.array(), 148, 156, (byte) ' ');
        int sum = 0;
        for (byte each : header.array()) {
            sum += each & 0xff;
        }
        octal(header, 148, 7, sum);
        return header.array();
    }

    /** A long path is divided at a slash; where the second part begins, 0 if it is short. */
    private static int split(String path) throws IOException {
        if (bytes(path).length <= NAME) {
            return 0;
        }
        int at = path.indexOf('/', Math.max(0, path.length() - NAME - 1));
        if (at <= 0 || at > PREFIX || at == path.length() - 1) {
            throw new IOException("this path is too long for an archive: " + path);
        }
        return at;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void text(ByteBuffer header, int at, int most, String text) throws IOException {
        if (bytes(text).length > most) {
            throw new IOException("this name is too long for an archive: " + text);
        }
        header.put(at, bytes(text));
    }

    private static void octal(ByteBuffer header, int at, int width, long number) throws IOException {
        String digits = Long.toOctalString(number);
        text(header, at, width - 1, "0".repeat(Math.max(0, width - 1 - digits.length())) + digits);
    }

    /** Without links and rights, which Windows has no use for. */
    Path zip(FileTree tree, Path file) throws IOException {
        LocalDateTime local = LocalDateTime.ofInstant(time, ZoneOffset.UTC);
        try (ZipOutputStream out = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            for (Map.Entry<String, FileTree.Entry> each : tree.entries().entrySet()) {
                if (each.getValue() instanceof FileTree.Content content) {
                    ZipEntry entry = new ZipEntry(each.getKey());
                    entry.setTimeLocal(local);
                    out.putNextEntry(entry);
                    out.write(content.read());
                    out.closeEntry();
                } else if (each.getValue() instanceof FileTree.Link link) {
                    throw new IOException(
                            "a zip for Windows cannot hold the link " + each.getKey() + " to " + link.target());
                }
            }
        }
        return file;
    }
}
