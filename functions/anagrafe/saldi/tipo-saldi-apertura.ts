import { saldoAperturaEntita } from '#archivio/persone/saldo-apertura.ts';
import { readComposte, readParti } from '#functions/colonne/celle-composte.ts';
import type { Colonna, Riga } from '#functions/colonne/colonna.ts';
import { definePersonale } from '#functions/colonne/personale.ts';
import { parseInput, testoDi } from '#functions/colonne/tipo.ts';
import { campoNonValido } from '#platform/errors.ts';
import {
  SaldoImportato,
  type ContributoApertura,
  type SaldoApertura,
} from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { fondi } from '#shared/domain/elaborazione/fondi.ts';
import { parseImporto } from '#shared/domain/misure/importo.ts';
import { descrizionePercettore } from '#shared/domain/persona/percettore.ts';
import { saldiApertura } from './saldi-apertura.ts';

const importo = (campo: string, titolo: string): Colonna => ({
  campo,
  titolo,
  tipo: 'importo',
  vuoto: 0,
  esempio: 0,
});

const colonne: readonly Colonna[] = [
  { campo: 'numAnno', titolo: 'Anno', tipo: 'intero', obbligatoria: true, esempio: 2026 },
  { campo: 'numMese', titolo: 'Mese', tipo: 'intero', obbligatoria: true, esempio: 1 },
  {
    campo: 'percettore',
    titolo: 'Tipo percettore',
    tipo: 'scelta',
    scelte: descrizionePercettore,
    esempio: 'DIPENDENTE',
  },
  importo('numLordo', 'Lordo'),
  importo('numNetto', 'Netto'),
  importo('numImponibileContributivo', 'Imponibile contributivo'),
  importo('numImponibileIrpef', 'Imponibile IRPEF'),
  importo('numIrpef', 'IRPEF'),
  importo('numImponibileSostitutiva', 'Imponibile imposta sostitutiva'),
  importo('numImponibileGestioneSeparata', 'Imponibile Gestione separata'),
  { campo: 'numGiorniPagati', titolo: 'Giorni', tipo: 'intero', vuoto: 0, esempio: 0 },
  importo('numTrattamentoIntegrativo', 'Trattamento integrativo'),
  importo('numSommaIntegrativa', 'Somma integrativa'),
  importo('numIrap', 'IRAP'),
  {
    campo: 'contributi',
    titolo: 'Contributi per fondo',
    tipo: 'testo',
    vuoto: '',
    esempio: 'PENSIONE 88,00 242,00; CREDITO 3,50 0,00',
    aiuto: `Fondo, parte della persona e parte della scuola; più fondi separati da un punto e virgola. Fondi: ${fondi.join(', ')}.`,
  },
  {
    campo: 'adempimenti',
    titolo: 'Già comunicati in',
    tipo: 'testo',
    vuoto: '',
    esempio: 'F24, UNIEMENS',
    aiuto: 'Le denunce in cui l’altro programma ha già messo questi importi, separate da una virgola.',
  },
];

const euro = (centesimi: number): string =>
  `${centesimi < 0 ? '-' : ''}${Math.trunc(Math.abs(centesimi) / 100)},${String(Math.abs(centesimi) % 100).padStart(2, '0')}`;

const centesimiDi = (parte: string, scritto: string): number => {
  const letto = parseImporto(scritto);
  if (letto.esito !== 'valido') throw campoNonValido('contributi', `"${parte}": ${letto.messaggio}`);
  return letto.importo;
};

/** @throws RICHIESTA_NON_VALIDA on the column, saying which item of the cell */
const contributiDi = (riga: Riga): readonly unknown[] =>
  readParti(riga, 'contributi', (parte) => {
    const [fondo = '', dipendente = '', scuola = '0'] = parte.split(/ +/);
    return {
      fondo: fondo.toUpperCase(),
      numDipendente: centesimiDi(parte, dipendente),
      numScuola: centesimiDi(parte, scuola),
    };
  });

const inCella = (contributi: readonly ContributoApertura[]): string =>
  contributi
    .map(({ fondo, numDipendente, numScuola }) => `${fondo} ${euro(numDipendente)} ${euro(numScuola)}`)
    .join('; ');

const inputDi = async ({ desCf: _cf, desNominativo: _nome, ...riga }: Riga) => {
  const { valori, rifiutati } = await readComposte({ contributi: () => contributiDi(riga) });
  const campi = {
    ...riga,
    contributi: undefined,
    ...valori,
    adempimenti: testoDi(riga, 'adempimenti')
      .split(',')
      .map((parte) => parte.trim().toUpperCase())
      .filter((parte) => parte !== ''),
  };
  return parseInput(SaldoImportato, campi, rifiutati);
};

/** What another program paid in the year, by person, year and month. */
export const tipoSaldiApertura = definePersonale<SaldoApertura>({
  nome: 'saldiApertura',
  entita: saldoAperturaEntita,
  chiave: ['numAnno', 'numMese'],
  colonne,
  cosa: (riga) => `saldo di apertura di ${String(riga.numMese)}/${String(riga.numAnno)}`,
  riga: ({ uid: _uid, uidSubAnagrafe: _sub, versione: _versione, contributi, adempimenti, ...campi }) => ({
    ...campi,
    contributi: inCella(contributi),
    adempimenti: adempimenti.join(', '),
  }),
  create: async (riga, persona, { context }) =>
    saldiApertura.save({ ...(await inputDi(riga)), uidSubAnagrafe: persona.uid, versione: 0 }, context),
  update: async ({ uidSubAnagrafe, versione }, riga, { context }) =>
    saldiApertura.save({ ...(await inputDi(riga)), uidSubAnagrafe, versione }, context),
});
