import { expect, test } from 'vitest';
import { specie } from '#archivio/index.ts';
import { fieldsOf } from '#support/schema-fields.ts';
import { sources } from '#support/sources.ts';

// Everything kept of an office's work is somewhere on a screen: a field of a record that no page names has its reason here.

const COSA_DEL_CALCOLO = 'what the payslip was calculated with, or came to: its explanation and its lines show it';
const IMPRONTA = 'a fingerprint: a word for programs, told where it disagrees';
const CHIAVE = 'names that the record itself has as keys: the page walks them';
const A_CHI_CHIEDE = 'what a refusal or a list tells in the words of the answer';

const NON_MOSTRATI: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  APPROVAZIONE: { impronta: IMPRONTA, approvante: A_CHI_CHIEDE },
  OPZIONI_APPROVAZIONE: { CONTABILIZZAZIONE: CHIAVE, INVIO: CHIAVE, COORDINATE: CHIAVE },
  RIGA_BOZZA: {
    'input.percettore': COSA_DEL_CALCOLO,
    'input.fiscali': COSA_DEL_CALCOLO,
    'input.ferie': COSA_DEL_CALCOLO,
  },
  CEDOLINO: {
    fatti: 'what the registry said at the closing: prints and filings show it',
    conguagliato: COSA_DEL_CALCOLO,
  },
  PAGAMENTO: { '': COSA_DEL_CALCOLO },
  PROCESSO: {
    _id: 'the uid by the name of the specification',
    COD_MIN: 'the school of the session, which the bar of every page says',
    DA_VERSARE: 'by what month each sum is paid: the F24 of that month shows it',
    FLG_MIG_WS: 'of runs brought from another program, which this one does not make',
  },
  ALIAS_PERSONA: { unitaIl: 'the merge is in the audit trail, with its instant' },
  FISCALI: { 'percettore.esperoAggiuntivo': COSA_DEL_CALCOLO },
  INCARICO: {
    accorpati: 'the assignments that a merge made one: what was paid of each is summed under the one that stayed',
  },
  IMPORTAZIONE: { creataIl: A_CHI_CHIEDE, applicataIl: A_CHI_CHIEDE },
  MAPPA_RICORDATA: { usataIl: 'which of the kept mappings is forgotten first' },
  RESTITUZIONE: { daAltraScuola: A_CHI_CHIEDE },
  SCUOLA_ITALIA: { codIstituto: 'a row of the list of Italy’s schools, shown by its own code' },
  DENUNCIA: {
    somme: CHIAVE,
    dati: CHIAVE,
    hashInviato: IMPRONTA,
    sigillo: IMPRONTA,
    riporti: 'whose credit it is: the school’s own, or another body’s',
    riportati: 'the credits that it took from the filings before: they are its rows',
    restituite: 'whose sum it is: the school’s own, or another body’s',
  },
  CONSEGNA_CU: { uidDenuncia: 'the filing whose certificates it delivers: its page shows it' },
  SEGNI_CHIUSURA: { conti: CHIAVE },
  ESPOSIZIONE_MODELLO_M: { impronta: IMPRONTA },
  PASSAGGIO_CU: { impronta: IMPRONTA, ritiratoIl: A_CHI_CHIEDE, ritiratoDa: A_CHI_CHIEDE },
  LISTA_NOIPA: { daLista: 'that it was divided or made like another is its origin, which is shown' },
  LETTURA_NOIPA: { importi: CHIAVE },
  SPESA_NOIPA: { somme: CHIAVE },
  LAVORO: {
    iniziatoIl: 'how long it took is asked by the one who runs the program',
    parametri: CHIAVE,
    'file.sha256': IMPRONTA,
  },
};

const parole = new Set(
  sources('web')
    .filter(({ path }) => !path.includes('catalogo'))
    .flatMap(({ text }) => text.match(/[A-Za-z_]\w*/g) ?? []),
);
const puliti = (campo: string): string => campo.replaceAll('[]', '');
const nonMostrati = (nome: string, campi: readonly string[]): readonly string[] =>
  campi.filter((campo) => !parole.has(campo.split('.').at(-1) ?? '') && !isDetto(nome, campo));
const isDetto = (nome: string, campo: string): boolean =>
  Object.keys(NON_MOSTRATI[nome] ?? {}).some((detto) => detto === '' || `${campo}.`.startsWith(`${detto}.`));
const campiDi = ({ schema }: (typeof specie)[number]): readonly string[] => [
  ...new Set(fieldsOf(schema).map(([posto]) => puliti(posto.slice(1)))),
];

test('each field of a record of the archive is named by a page, or has its reason', () => {
  expect(specie.flatMap((una) => nonMostrati(una.nome, campiDi(una)).map((campo) => `${una.nome} ${campo}`))).toEqual(
    [],
  );
});

test('a reason is of a field that is there and that no page names', () => {
  const inutili = Object.entries(NON_MOSTRATI).flatMap(([nome, detti]) => {
    const campi = specie.filter((una) => una.nome === nome).flatMap(campiDi);
    return Object.keys(detti).filter(
      (detto) =>
        !campi.some(
          (campo) =>
            (detto === '' || `${campo}.`.startsWith(`${detto}.`)) && !parole.has(campo.split('.').at(-1) ?? ''),
        ),
    );
  });
  expect(inutili).toEqual([]);
});

test('a field that a page stops naming is found', () => {
  expect(nonMostrati('PROVA', ['desCognome', 'una.cosaCheNessunaPaginaNomina'])).toEqual([
    'una.cosaCheNessunaPaginaNomina',
  ]);
});
