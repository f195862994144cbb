package autobahn.cli.console;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads text files; {@code -} stands for standard input. */
public final class TextFiles {
    /** Many times the longest record; what is larger is no game. */
    private static final int MOST_BYTES = 8 << 20;

    private TextFiles() {}

    public static String text(Path file, Console console) {
        try (InputStream in = file.toString().equals("-") ? console.in() : Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new BadInput(file + ": larger than " + MOST_BYTES + " bytes, so it is no game");
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BadInput(file + ": not UTF-8 text");
        } catch (IOException e) {
            throw new BadInput(file + ": cannot be read (" + reason(e) + ")");
        }
    }

    public static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        return e instanceof AccessDeniedException ? "not allowed" : String.valueOf(e.getMessage());
    }
}
