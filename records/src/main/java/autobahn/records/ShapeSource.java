package autobahn.records;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The source of a class that holds shapes. */
final class ShapeSource {
    private final StringBuilder out = new StringBuilder();

    /** @param records and whether each can be read */
    String write(String place, String name, Map<TypeElement, Boolean> records) {
        line("package " + place + ";");
        line("import autobahn.json.Kind;");
        line("import autobahn.json.Shape;");
        line("import java.util.List;");
        line("import java.util.Map;");
        line("import java.util.Set;");
        line("/** Written by the compiler, see autobahn.json.ShapesOf. */");
        line("final class " + name + " {");
        line("private " + name + "() {}");
        line("static final List<Shape> ALL = List.of(");
        StringJoiner all = new StringJoiner(",\n");
        for (int i = 0; i < records.size(); i++) {
            all.add("new Shape" + i + "()");
        }
        line(all + ");");
        int number = 0;
        for (Map.Entry<TypeElement, Boolean> record : records.entrySet()) {
            shape("Shape" + number++, record.getKey(), record.getValue());
        }
        line("}");
        return out.toString();
    }

    private void shape(String name, TypeElement record, boolean readable) {
        String type = record.getQualifiedName().toString();
        List<? extends RecordComponentElement> components = record.getRecordComponents();
        line("private static final class " + name + " extends Shape {");
        line(name + "() {");
        StringJoiner members = new StringJoiner(",\n", "super(", ");");
        members.add(type + ".class").add('"' + record.getSimpleName().toString() + '"');
        components.forEach(component ->
                members.add("new Member(\"" + component.getSimpleName() + "\", " + kind(component.asType()) + ")"));
        line(members.toString());
        line("}");
        line("@Override public Object get(Record record, int member) {");
        line(components.isEmpty() ? "" : type + " it = (" + type + ") record;");
        // With a default alone it would be no switch.
        line(components.isEmpty() ? "" : "switch (member) {");
        for (int i = 0; i < components.size(); i++) {
            line("case " + i + ": return it." + components.get(i).getSimpleName() + "();");
        }
        line(components.isEmpty() ? "" : "default:");
        line("throw new IndexOutOfBoundsException(member);");
        line(components.isEmpty() ? "}" : "}}");
        if (readable) {
            line("@Override @SuppressWarnings(\"unchecked\") public Record make(Object[] values) {");
            StringJoiner arguments = new StringJoiner(", ", "return new " + type + "(", ");");
            for (int i = 0; i < components.size(); i++) {
                arguments.add("(" + cast(components.get(i).asType()) + ") values[" + i + "]");
            }
            line(arguments.toString());
            line("}");
        }
        line("}");
    }

    /** A type without what annotations say about it. */
    private String cast(TypeMirror type) {
        if (!(type instanceof DeclaredType declared)) {
            return type.getKind().toString().toLowerCase(Locale.ROOT);
        }
        String name = ShapeProcessor.element(declared).getQualifiedName().toString();
        if (declared.getTypeArguments().isEmpty()) {
            return name;
        }
        StringJoiner arguments = new StringJoiner(", ", name + "<", ">");
        declared.getTypeArguments().forEach(argument -> arguments.add(cast(argument)));
        return arguments.toString();
    }

    private String kind(TypeMirror type) {
        if (type.getKind() == TypeKind.INT) {
            return "Kind.Plain.WHOLE";
        }
        if (type.getKind() == TypeKind.LONG) {
            return "Kind.Plain.LONG";
        }
        if (type.getKind() == TypeKind.DOUBLE) {
            return "Kind.Plain.DECIMAL";
        }
        if (type.getKind() == TypeKind.BOOLEAN) {
            return "Kind.Plain.FLAG";
        }
        TypeElement element = ShapeProcessor.element(type);
        String name = element.getQualifiedName().toString();
        if (element.getKind() == ElementKind.ENUM) {
            return "new Kind.Constant(" + name + ".class)";
        }
        if (element.getKind() == ElementKind.RECORD) {
            return "new Kind.OfRecord(" + name + ".class)";
        }
        List<? extends TypeMirror> arguments = ((DeclaredType) type).getTypeArguments();
        return switch (name) {
            case "java.lang.Integer" -> "Kind.Plain.WHOLE";
            case "java.lang.Long" -> "Kind.Plain.LONG";
            case "java.lang.Double" -> "Kind.Plain.DECIMAL";
            case "java.lang.Boolean" -> "Kind.Plain.FLAG";
            case "java.lang.String" -> "Kind.Plain.TEXT";
            case "java.util.List" -> "new Kind.ListOf(" + kind(arguments.get(0)) + ")";
            case "java.util.Set" -> "new Kind.SetOf(" + kind(arguments.get(0)) + ")";
            case "java.util.Map" -> "new Kind.MapOf(" + kind(arguments.get(0)) + ", " + kind(arguments.get(1)) + ")";
            default -> "Kind.Plain.ANY";
        };
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
