import module from 'node:module';

// This module is loaded by each process of the tests before vitest, which would tell the process that began it of every import of every module,
// thousands of messages for each process, to know what to run again when a file changes: no run of these tests waits for a change.

type Hooks = Parameters<typeof module.registerHooks>[0];

/** The mark in the address of a file of tests, which vitest alone understands. */
const OF_A_FILE_OF_TESTS = '%3Fvitest=';

const { registerHooks } = module;

/** Registers hooks of which the one that finds modules is asked for the files of tests alone. */
const registerForTests = ({ resolve, ...others }: Hooks): ReturnType<typeof registerHooks> =>
  registerHooks({
    ...others,
    ...(resolve && {
      resolve: (specifier, context, next) =>
        specifier.includes(OF_A_FILE_OF_TESTS) ? resolve(specifier, context, next) : next(specifier, context),
    }),
  });

Object.assign(module, { registerHooks: registerForTests });
