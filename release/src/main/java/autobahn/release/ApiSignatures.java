package autobahn.release;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What others may rely on of a library, one line each: public types outside of packages called internal, and their public
 * and protected members.
 */
final class ApiSignatures {
    private ApiSignatures() {}

    /** Of the library that a class belongs to. */
    static SortedSet<String> of(Class<?> one) throws IOException {
        SortedSet<String> lines = new TreeSet<>();
        for (Class<?> type : types(one)) {
            if (isApi(type)) {
                add(type, lines);
            }
        }
        return lines;
    }

    private static List<Class<?>> types(Class<?> one) throws IOException {
        try {
            URI place = one.getProtectionDomain().getCodeSource().getLocation().toURI();
            if (Files.isDirectory(Path.of(place))) {
                return types(Path.of(place), one.getClassLoader());
            }
            try (FileSystem jar = FileSystems.newFileSystem(Path.of(place), Map.of())) {
                return types(jar.getPath("/"), one.getClassLoader());
            }
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }

    private static List<Class<?>> types(Path root, ClassLoader loader) throws IOException {
        List<Class<?>> types = new ArrayList<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.sorted().toList()) {
                String name = root.relativize(file).toString();
                if (name.endsWith(".class") && !name.endsWith("-info.class")) {
                    types.add(Class.forName(
                            name.replace(".class", "").replace('/', '.').replace('\\', '.'), false, loader));
                }
            }
        } catch (ClassNotFoundException e) {
            throw new IOException(e);
        }
        return types;
    }

    private static boolean isApi(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getDeclaringClass()) {
            if (!isOpen(each.getModifiers())) {
                return false;
            }
        }
        return !type.isAnonymousClass()
                && !type.isLocalClass()
                && !type.getPackageName().matches(".*\\.internal(\\..*)?");
    }

    private static void add(Class<?> type, SortedSet<String> lines) {
        String of = type.getName() + ": ";
        lines.add(of + type.toGenericString() + above(type));
        for (Field field : type.getDeclaredFields()) {
            if (isOpen(field.getModifiers()) && !field.isSynthetic()) {
                lines.add(of + field.toGenericString());
            }
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (isOpen(constructor.getModifiers()) && !constructor.isSynthetic()) {
                lines.add(of + constructor.toGenericString());
            }
        }
        for (Method method : type.getDeclaredMethods()) {
            if (isOpen(method.getModifiers()) && !method.isSynthetic()) {
                lines.add(of + method.toGenericString());
            }
        }
    }

    private static String above(Class<?> type) {
        Type parent = type.getGenericSuperclass();
        String extending = parent == null || parent == Object.class ? "" : " extends " + parent.getTypeName();
        String implementing = Arrays.stream(type.getGenericInterfaces())
                .map(Type::getTypeName)
                .collect(Collectors.joining(", "));
        return extending + (implementing.isEmpty() ? "" : " implements " + implementing);
    }

    private static boolean isOpen(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }
}
