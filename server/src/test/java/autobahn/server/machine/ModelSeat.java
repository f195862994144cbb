package autobahn.server.machine;

/** A seat as it should be. */
final class ModelSeat {
    Slot.Person person;
    String bot;
    String substitute;
    boolean resigned;
    /** the account that a rated game counts for */
    Slot.Person bound;

    String link;
    Slot.Session linkBy;

    boolean isOpen() {
        return person == null && bot == null;
    }

    boolean isOf(Slot.Person somebody) {
        return person != null && person == somebody;
    }

    boolean takesPart() {
        return person != null && !resigned;
    }

    String plays() {
        return bot != null ? bot : substitute;
    }

    /** Somebody else sits down, or nobody: whatever was before is void. */
    void put(Slot.Person somebody, String level) {
        person = somebody;
        bot = level;
        substitute = null;
        link = null;
        linkBy = null;
    }
}
