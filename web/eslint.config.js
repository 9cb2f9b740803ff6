import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      'src/protocol/types.ts',
      'src/protocol/constants.ts',
      'shots/',
      'results/',
      'site/',
      'src/local/engine/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs['flat/recommended'],
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // A new member must not fall through silently.
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Short arrows may return nothing, and numbers may stand in templates.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `void value` is how an effect names what it depends on, and how a layout is forced.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // `read<ViewJson>(file)` is clearer than an assertion after it.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    // ESLint takes other components for `any` and what the markup binds for `undefined`; svelte-check knows their types. Promises
    // it knows, and handlers are full of them. The smaller project, since each component has it built again.
    files: ['**/*.svelte'],
    languageOptions: {
      parserOptions: {
        project: './tsconfig.client.json',
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      // It looks up the type of everything, and there are no stores.
      'svelte/require-store-reactive-access': 'off',
    },
  },
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Whatever is put into a page as HTML must be ours: only the sprite of the art is.
      'svelte/no-at-html-tags': 'error',
      'svelte/require-each-key': 'error',
      eqeqeq: 'error',
      // TypeScript knows what is defined.
      'no-undef': 'off',
    },
  },
);
