import { openApiDocument } from '#lib/openapi.ts';

/** Prints the OpenAPI 3.1 document of every call. */
process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
