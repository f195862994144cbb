package autobahn.browser.pack;

/** The letters so far, and what they say about the next one. */
final class LettersSoFar {
    private static final int LONG = 8;
    private static final int PLACE_BITS = 16;

    private final byte[] letters;
    /** Where some letters were last met, by their hash. */
    private final int[] met = new int[1 << PLACE_BITS];

    private int size;
    /** Where the letters now coming stood before; 0 if they did not. */
    private int before;
    /** For how long they have been the same. */
    private int length;
    /** Words of the line so far. */
    private int words;

    LettersSoFar(int size) {
        letters = new byte[size + 1];
    }

    void add(int letter) {
        letters[size++] = (byte) letter;
        boolean goesOn = before > 0 && (letters[before] & 255) == letter;
        length = goesOn ? Math.min(length + 1, 63) : 0;
        before = goesOn ? before + 1 : 0;
        int place = hash(LONG) >>> 32 - PLACE_BITS;
        if (before == 0 && met[place] > 0) {
            before = met[place];
            length = 1;
        }
        met[place] = size;
        if (letter == '\n') {
            words = 0;
        } else if (letter == ' ') {
            words++;
        }
    }

    /** Of the last so many letters. */
    int hash(int count) {
        int hash = count;
        for (int i = Math.max(0, size - count); i < size; i++) {
            hash = (hash + letters[i] + 1) * 0x6F4F2A35;
            hash ^= hash >>> 15;
        }
        return hash;
    }

    /** Which word of the line it is in, and how far: columns are like each other. */
    int place() {
        int start = size;
        while (start > 0 && letters[start - 1] > ' ') {
            start--;
        }
        return (size - start) * 0x3C6EF35F + Math.min(words, 7) * 77 + (size > 0 ? letters[size - 1] : 0) + 5;
    }

    /** The letter that followed before, and for how long it was right. */
    int match() {
        return before == 0 ? 0 : ((letters[before] & 255) * 64 + length + 1) * 0x1F35B0D3;
    }
}
