import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { readContenuto, testoDi } from '#archivio/cedolini/contenuto.ts';
import { impronta } from '#archivio/impronta.ts';
import { cedolinoPersona } from '#functions/cedolini/calcolo/cedolini-persone.ts';
import { cedolinoIntero } from '#functions/cedolini/cedolino/cedolino-intero.ts';
import { asUid } from '#platform/data/entita.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { sostanza } from '#shared/calculation/righe/sostanza.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { IdMetodo } from '#shared/domain/elaborazione/elaborazione.ts';
import { regoleDa } from '#shared/rules/regole.ts';
import { compenso, oreInsegnamento } from '#support/cedolini.ts';
import { ambiente, dati, fiscali, processo, UID } from './dati.ts';

const docente = { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' } as const;
const casi: readonly { readonly idMetodo: IdMetodo; readonly input: Partial<InputCedolino> }[] = [
  { idMetodo: 'ACC-LD', input: { percettore: docente, voci: [oreInsegnamento(1000)] } },
  { idMetodo: 'ACC-LS', input: { percettore: docente, voci: [compenso(100_000)] } },
  {
    idMetodo: 'FOR-LD',
    input: { percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE' }, voci: [compenso(100_000)] },
  },
  { idMetodo: 'EST-LD', input: { percettore: { tipo: 'OCCASIONALE' }, voci: [compenso(800_000)] } },
  { idMetodo: 'COC-LD', input: { percettore: { tipo: 'COCOCO' }, voci: [compenso(200_000)] } },
  {
    idMetodo: 'ARR-LD',
    input: {
      percettore: docente,
      voci: [{ ...compenso(50_000, 'ARR_ANNI_PREC'), competenza: { dal: '2025-01-01', al: '2025-01-31' } }],
      fiscali: { redditiBiennio: { annoPrecedente: 2_500_000, dueAnniPrima: 2_400_000 } },
    },
  },
  {
    idMetodo: 'FER-LD',
    input: {
      percettore: { ...docente, contratto: 'TD_30_6' },
      voci: [],
      ferie: {
        cessazione: '2026-02-28',
        profilo: 'DOCENTE_LAUREATO',
        oreSettimanali: 1800,
        oreCattedra: 1800,
        giorniServizio: 150,
      },
    },
  },
];

test.each(casi)(
  'a payslip of $idMetodo computed again from what it keeps gives the same lines, amounts and formulas',
  async ({ idMetodo, input }) => {
    const registro = fiscali({
      numAliquotaMassima: 330_000,
      desAliquotaLettaDa: 'NoiPA',
      codGestioneSeparata: 'SENZA_DIS_COLL',
      numRedditoPresunto: 2_000_000,
    });
    const persona = cedolinoPersona(
      processo({ idMetodo }),
      { uidSubAnagrafe: asUid(UID), percettore: null, voci: [], ...input },
      dati({ fiscali: [registro] }),
      ambiente(),
    );
    // Two things are missing here: the table of the surtaxes of where they live, and the check of the payee's debts.
    const attese = ['ADDIZIONALI_DA_PREPARARE', 'VERIFICA_DA_FARE'];
    expect(persona.anomalie.filter(({ codice }) => !attese.includes(codice))).toEqual([]);
    const scrittura = {
      idProcesso: asUid<'PROCESSO'>('processodiprova'),
      dataPagamento: '2026-03-20',
      versione: 2,
      giro: 1,
      flgModificato: false,
    };
    const { testata, dettaglio } = await cedolinoIntero(persona, scrittura);
    expect(impronta(testoDi(dettaglio.contenuto))).toBe(testata.hash);
    expect((await cedolinoIntero(persona, scrittura)).dettaglio).toEqual(dettaglio);
    const { situazione, cedolino: sigillato } = readContenuto(dettaglio.contenuto);
    if (situazione === null || sigillato === null) throw new Error('a computed payslip keeps its situation');
    const rifatto = cedolino(situazione, regoleDa(sigillato.regole));
    expect(rifatto.esito === 'calcolato' && sostanza(rifatto.cedolino)).toBe(sostanza(sigillato));
    expect(Buffer.byteLength(dettaglio.contenuto)).toBeLessThan(25 * 1024);
  },
);

const sigilli = new URL('../../cases/sigilli/', import.meta.url);
const Sigillo = z.strictObject({ idMetodo: z.string(), hash: z.string(), contenuto: z.string() });
const diPrima = readdirSync(sigilli).flatMap((file) =>
  z
    .array(Sigillo)
    .parse(JSON.parse(readFileSync(new URL(file, sigilli), 'utf8')))
    .map((sigillo) => ({ file, ...sigillo })),
);

test.each(diPrima)(
  'the payslip of $idMetodo sealed by the release of $file keeps its bytes and is computed again',
  (sigillo) => {
    expect(impronta(testoDi(sigillo.contenuto))).toBe(sigillo.hash);
    const { situazione, cedolino: sigillato } = readContenuto(sigillo.contenuto);
    if (situazione === null || sigillato === null) throw new Error('a sealed payslip keeps its situation');
    const rifatto = cedolino(situazione, regoleDa(sigillato.regole));
    expect(rifatto.esito === 'calcolato' && sostanza(rifatto.cedolino)).toBe(sostanza(sigillato));
  },
);
