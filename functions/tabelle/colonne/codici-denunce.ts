import { codiciDenunceRepository } from '#archivio/tabelle/codici-denunce.ts';
import type { Colonna, Riga } from '#functions/colonne/colonna.ts';
import { defineParte } from '#functions/colonne/parte.ts';
import { giornoIn, parseInput, testoDi, type Mezzi } from '#functions/colonne/tipo.ts';
import { CodiciDenunceInput, PeriodoCodici, type CodiciDenunce } from '#shared/contracts/tabelle/codici-denunce.ts';
import {
  datiDelSoggetto,
  descrizioneDatoDenunce,
  descrizioneSoggettoDenunce,
  type DatoDenunce,
} from '#shared/domain/denunce/codici-denunce.ts';
import { descrizioneTipoServizioInps } from '#shared/domain/denunce/tipo-servizio-inps.ts';
import { codiciDenunce } from '../codici-denunce.ts';

const listCodici = ({ context }: Mezzi): Promise<CodiciDenunce[]> =>
  codiciDenunceRepository(context.archivio).listAll();

const isServizio = (campo: DatoDenunce): boolean => datiDelSoggetto.ASSENZA.includes(campo);

const colonnaDi = (campo: DatoDenunce): Colonna =>
  isServizio(campo)
    ? {
        campo,
        titolo: descrizioneDatoDenunce[campo],
        tipo: 'scelta',
        scelte: descrizioneTipoServizioInps,
        esempio: campo === 'servizioSenzaPaga' ? '42' : null,
        aiuto: 'Il codice, da 4 a 81; vuoto: quello del programma.',
      }
    : {
        campo,
        titolo: descrizioneDatoDenunce[campo],
        tipo: 'testo',
        ...(campo === 'tipoEmolumento' ? {} : ({ forma: 'codice' } as const)),
        vuoto: '',
        esempio: null,
        aiuto: 'Vuoto: quello del programma.',
      };

const periodoDi = ({ soggetto: _soggetto, chiave: _chiave, ...periodo }: Riga): PeriodoCodici =>
  parseInput(PeriodoCodici, periodo);

/** Codes that the school has put in the place of those of the program, a row for each period. */
export const tipoCodiciDenunce = defineParte<CodiciDenunce, PeriodoCodici>({
  nome: 'codiciDenunce',
  ambito: 'scuola',
  gruppo: (riga) => `${testoDi(riga, 'soggetto')} ${testoDi(riga, 'chiave')}`,
  chiave: ['soggetto', 'chiave', 'datInizio'],
  colonne: [
    {
      campo: 'soggetto',
      titolo: 'Che cosa',
      tipo: 'scelta',
      scelte: descrizioneSoggettoDenunce,
      obbligatoria: true,
      esempio: 'ASSENZA',
    },
    {
      campo: 'chiave',
      titolo: 'Codice nel programma',
      tipo: 'testo',
      forma: 'codice',
      obbligatoria: true,
      esempio: 'CONGEDO_PARENTALE',
    },
    { campo: 'datInizio', titolo: 'Dal', tipo: 'data', obbligatoria: true, esempio: '2025-09-01' },
    { campo: 'datFine', titolo: 'Al', tipo: 'data', esempio: null },
    ...Object.values(datiDelSoggetto).flat().map(colonnaDi),
  ],
  descrizione: (riga) => `Codici di ${testoDi(riga, 'chiave')} dal ${giornoIn(riga, 'datInizio')}`,
  findRecord: async (riga, mezzi) =>
    (await listCodici(mezzi)).find(({ soggetto, chiave }) => soggetto === riga.soggetto && chiave === riga.chiave),
  records: listCodici,
  parti: ({ periodi }) => periodi,
  riga: ({ soggetto, chiave }, periodo) => ({ soggetto, chiave, ...periodo }),
  parse: periodoDi,
  save: (record, periodi, { soggetto, chiave }, { context }) => {
    const input = parseInput(CodiciDenunceInput, { soggetto, chiave, periodi });
    return record === undefined
      ? codiciDenunce.create(input, context)
      : codiciDenunce.update(record.uid, { ...input, versione: record.versione }, context);
  },
});
