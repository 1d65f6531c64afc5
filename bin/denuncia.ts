// Writes, reads and checks the file of a filing, without a server: npm run -s denuncia -- scrivi|leggi|controlla|schema TIPO
import { buffer } from 'node:stream/consumers';
import { esitoDenuncia } from '#lib/denuncia.ts';

const argomenti = process.argv.slice(2);
const ingresso = argomenti[0] === 'schema' || argomenti.length < 2 ? new Uint8Array() : await buffer(process.stdin);
const { codice, uscita, errore } = await esitoDenuncia(argomenti, ingresso);
if (errore !== '') console.error(errore);
process.stdout.write(uscita);
process.exitCode = codice;
