import * as z from 'zod';

// the page may run no code that is made at run time
z.config({ jitless: true });

export { domandeDelCaso, senzaSuperflue } from '#shared/calcolatrice/definizioni.ts';
export { esitoDelCaso, type EsitoCaso } from '#shared/calcolatrice/esito.ts';
export { coppieDiRighe, righePerChiave } from '#shared/confronto/righe-a-coppie.ts';
