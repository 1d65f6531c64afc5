import type { Controllo, Segnalazione } from '#functions/denunce/macchina/denuncia.ts';
import type { CuLetta } from '../lettura-cu.ts';

const FONTE = 'Tracciato della comunicazione CU, record B, D, G, H e Z';
const RISCRIVI = 'Scrivere di nuovo il file con il programma che lo ha prodotto.';

const segnala = (campo: string, atteso: string | number, trovato: string | number): Segnalazione => ({
  persona: null,
  campo,
  atteso: String(atteso),
  trovato: String(trovato),
  rimedio: RISCRIVI,
});

/** What a file says of itself against what it holds. */
export const controlliFileCu: readonly Controllo<CuLetta>[] = [
  {
    codice: 'cu.conteggi',
    gravita: 'BLOCCANTE',
    regola: 'Il record Z conta i record scritti di ogni tipo.',
    fonte: FONTE,
    find: ({ dati, conteggi }) => {
      const scritti = { B: 1, C: 0, L: 0 };
      const quanti = (tipo: string) => dati.filter((record) => record.tipo === tipo).length;
      const attesi = { ...scritti, D: quanti('D'), G: quanti('G'), H: quanti('H') };
      return (['B', 'C', 'D', 'G', 'H', 'L'] as const).flatMap((tipo) =>
        conteggi[tipo] === attesi[tipo] ? [] : [segnala(`conteggi.${tipo}`, attesi[tipo], conteggi[tipo])],
      );
    },
  },
  {
    codice: 'cu.numero-certificazioni',
    gravita: 'BLOCCANTE',
    regola: 'Il record B dice quante certificazioni ci sono.',
    fonte: FONTE,
    find: ({ records: { certificazioni }, dichiarate }) =>
      certificazioni.length === dichiarate ? [] : [segnala('numeroCertificazioni', certificazioni.length, dichiarate)],
  },
  {
    codice: 'cu.firma-frontespizio',
    gravita: 'BLOCCANTE',
    regola: 'Il frontespizio, record B, ha la firma.',
    fonte: FONTE,
    find: ({ firma }) => (firma === '1' ? [] : [segnala('firma', '1', '0')]),
  },
  {
    codice: 'cu.sostituto-diverso',
    gravita: 'BLOCCANTE',
    regola: 'Tutti i record hanno il codice fiscale di chi certifica.',
    fonte: FONTE,
    find: ({ dati, fornitore, sostituto }) => [
      ...(fornitore === sostituto ? [] : [segnala('fornitore', sostituto, fornitore)]),
      ...dati.flatMap((record) =>
        record.sostituto === sostituto ? [] : [segnala(`record.${record.dove}`, sostituto, record.sostituto)],
      ),
    ],
  },
  {
    codice: 'cu.persona-diversa',
    gravita: 'BLOCCANTE',
    regola: 'I redditi hanno il codice fiscale e il progressivo della persona che li precede.',
    fonte: FONTE,
    find: ({ dati }) =>
      dati.flatMap((record, indice) => {
        const persona = dati.slice(0, indice).findLast(({ tipo }) => tipo === 'D');
        if (record.tipo === 'D' || persona === undefined) return [];
        const [atteso, trovato] = [persona, record].map(
          ({ codFiscale, progressivo }) => `${codFiscale} ${progressivo}`,
        );
        return atteso === trovato ? [] : [segnala(`record.${record.dove}`, atteso ?? '', trovato ?? '')];
      }),
  },
  {
    codice: 'cu.operazione-diversa',
    gravita: 'BLOCCANTE',
    regola: 'Certificazioni ordinarie, sostitutive e di annullamento non stanno nello stesso file.',
    fonte: FONTE,
    find: ({ dati, records: { operazione } }) => {
      const attesa = { ORDINARIA: '', SOSTITUZIONE: 'S', ANNULLAMENTO: 'A' }[operazione];
      return dati.flatMap((record) =>
        record.operazione === attesa ? [] : [segnala(`record.${record.dove}`, attesa || 'niente', record.operazione)],
      );
    },
  },
];
