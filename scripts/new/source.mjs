import ts from 'typescript';

/** Additions to a source, found by what it says and not by its lines. The result is formatted later. */

const parse = (text) => ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

function find(node, is) {
  return is(node) ? node : ts.forEachChild(node, (child) => find(child, is));
}

/** The object, list or list of a `Map` that a constant is made of; its last list where it returns one. */
function literalOf(text, name) {
  const declared = find(
    parse(text),
    (node) => ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer !== undefined,
  );
  const isLiteral = (node) => ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
  const literal = declared && find(declared.initializer, isLiteral);
  if (literal === undefined) throw new Error(`there is no list or object ${name} to add to`);
  return literal;
}

/** Adds a property or an element at the end of the literal that a constant is made of. */
export function addTo(text, name, code) {
  const literal = literalOf(text, name);
  const parts = ts.isObjectLiteralExpression(literal) ? literal.properties : literal.elements;
  const comma = parts.length === 0 || parts.hasTrailingComma ? '' : ',';
  return `${text.slice(0, parts.end)}${comma}\n${code},\n${text.slice(parts.end)}`;
}

/** Adds an import behind the last. */
export function addImport(text, code) {
  const imports = parse(text).statements.filter(ts.isImportDeclaration);
  const end = imports.at(-1)?.end ?? 0;
  return `${text.slice(0, end)}\n${code}${text.slice(end)}`;
}

/** Adds a line `export * from` behind the last of those that name a place with the same beginning. */
export function addExport(text, place, beginning) {
  const exports = parse(text).statements.filter(ts.isExportDeclaration);
  const near = exports.filter(({ moduleSpecifier }) => moduleSpecifier?.text.startsWith(beginning));
  const { end } = (near.length > 0 ? near : exports).at(-1);
  return `${text.slice(0, end)}\nexport * from '${place}';${text.slice(end)}`;
}

/** Adds a member at the end of the only class of a file. */
export function addMember(text, code) {
  const made = find(parse(text), ts.isClassDeclaration);
  if (made === undefined) throw new Error('there is no class to add to');
  return `${text.slice(0, made.end - 1)}\n${code}\n${text.slice(made.end - 1)}`;
}

/** Whether the literal that a constant is made of has a property of this name. */
export function has(text, name, property) {
  const literal = literalOf(text, name);
  return ts.isObjectLiteralExpression(literal) && literal.properties.some((each) => each.name?.text === property);
}

/** Puts lines before the only place of a text that matches. */
export function addBefore(text, place, code) {
  const at = text.search(place);
  if (at === -1) throw new Error(`there is no place like ${String(place)} to add to`);
  return `${text.slice(0, at)}${code}\n${text.slice(at)}`;
}
