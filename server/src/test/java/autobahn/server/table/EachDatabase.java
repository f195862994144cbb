package autobahn.server.table;

import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.ParameterDeclarations;

/** Every kind of database; a quick run ({@code -Dautobahn.test.databases=SQLITE}) is content with some. */
public final class EachDatabase implements ArgumentsProvider {
    static Stream<Databases> kinds() {
        String wanted = System.getProperty("autobahn.test.databases");
        return wanted == null
                ? Stream.of(Databases.values())
                : Stream.of(wanted.split(",", -1)).map(Databases::valueOf);
    }

    @Override
    public Stream<Arguments> provideArguments(ParameterDeclarations parameters, ExtensionContext context) {
        return kinds().map(Arguments::of);
    }
}
