import { programArguments } from '#lib/command-line/arguments.ts';
import { openApiDocument } from '#lib/openapi.ts';

programArguments({ options: {} });

/** Prints the OpenAPI 3.1 document of every call. */
process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
