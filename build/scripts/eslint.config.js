// What the linter looks at: mistakes, not taste. The layout of the scripts is nobody's quarrel.
import js from "@eslint/js";
import globals from "globals";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript-eslint";

const here = dirname(fileURLToPath(import.meta.url));

export default [
  { ignores: ["**/node_modules/", "**/target/"] },
  js.configs.recommended,
  {
    files: ["server/src/main/resources/static/js/**/*.js", "server/src/test/js/**/*.js", "build/scripts/**/*.js"],
    plugins: { ts: ts.plugin },
    languageOptions: {
      parser: ts.parser,
      parserOptions: { project: join(here, "tsconfig.json") },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "array-callback-return": "error",
      "default-case-last": "error",
      eqeqeq: "error",
      "no-constructor-return": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-wrappers": "error",
      "no-self-compare": "error",
      "no-shadow-restricted-names": "error",
      "no-template-curly-in-string": "error",
      "no-throw-literal": "error",
      "no-unused-expressions": ["error", { allowShortCircuit: true }],
      "no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "no-use-before-define": ["error", { functions: false, classes: false, variables: false }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "ts/await-thenable": "error",
      "ts/no-floating-promises": ["error", { allowForKnownSafeCalls: [{ from: "package", name: "test", package: "node:test" }] }],
      "ts/no-for-in-array": "error",
      "ts/require-array-sort-compare": ["error", { ignoreStringArrays: true }],
      "ts/restrict-plus-operands": "error",
      "ts/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: ["server/src/main/**/*.js"], languageOptions: { globals: globals.browser } },
  { files: ["build/**/*.js", "server/src/test/**/*.js"], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
];
