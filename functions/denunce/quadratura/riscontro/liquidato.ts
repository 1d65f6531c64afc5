import * as z from 'zod';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { righeBrevi } from '#archivio/cedolini/cedolino.ts';
import { esposizioneModelloM } from '#archivio/denunce/annuali/esposizione-modello-m.ts';
import { modelloMDellAnno } from '#archivio/denunce/modello-m.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Files } from '#platform/files.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { RigaRiscontro } from '#shared/contracts/denunce/riscontro.ts';
import { pagataIl } from '#shared/domain/elaborazione/esecuzione.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { somma } from '#shared/money/centesimi.ts';
import { cellaDi, type CellaIntera } from './cella.ts';

interface Chiesto {
  readonly anno: number;
  readonly oggi: Giorno;
  readonly archivio: Archivio;
  readonly files: Files;
  readonly processi: readonly Processo[];
}

/** The file handed over to the budget product. */
const Consegnato = z.object({
  righe: z.array(
    z.object({
      mese: z.int(),
      emolumento: z.string(),
      valori: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});

const LORDO = 'lordo';
/** Groups of lines of the gross of a payslip: pay, and the charges of an invoice. */
const PAGATE: readonly string[] = ['competenze', 'somme_esenti', 'addebiti_fattura'];

/** The rows of the model: those handed over to the budget, where they were, else those of today. */
const righeDelModello = async ({ anno, archivio, files }: Chiesto) => {
  const { esposto, file } = await esposizioneModelloM(anno, archivio).load();
  const bytes = esposto ? await files.get(file) : undefined;
  if (bytes === undefined)
    return (await modelloMDellAnno(anno, archivio)).righe.map((riga) => ({ ...riga, dove: 'Modello M di oggi' }));
  const { righe } = Consegnato.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  return righe.map((riga) => ({ ...riga, dove: 'Modello M consegnato al bilancio' }));
};

const liquidazioneDi = ({ PERIODO_RIF, ANNO, MESE }: Processo) => PERIODO_RIF ?? { anno: ANNO, mese: MESE };

/** The gross of the payslips of a run, person by person. */
const lordi = async (archivio: Archivio, { uid, DES_ELABORAZIONE }: Processo): Promise<RigaRiscontro[]> =>
  (await cedoliniRepository(archivio).listTestate(uid))
    .filter(({ esito }) => esito === 'CALCOLATO')
    .map((testata) => ({
      lato: 'ATTESO',
      nome: `${testata.storico.desCognome} ${testata.storico.desNome}`.trim(),
      descrizione: DES_ELABORAZIONE,
      importo: somma(
        righeBrevi(testata)
          .filter(({ gruppo }) => PAGATE.includes(gruppo))
          .map(({ importo }) => importo),
      ),
    }));

/** The payslips liquidated in each month of a year and paid by its end against the Modello M: those paid later are told by name. */
export const liquidato = async (chiesto: Chiesto): Promise<CellaIntera[]> => {
  const { anno, oggi, archivio, processi } = chiesto;
  const fine = oggi < `${anno}-12-31` ? oggi : `${anno}-12-31`;
  const delModello = await righeDelModello(chiesto);
  const delMese = Map.groupBy(
    processi.filter((processo) => liquidazioneDi(processo).anno === anno),
    (processo) => liquidazioneDi(processo).mese,
  );
  const mesi = [...new Set([...delMese.keys(), ...delModello.map(({ mese }) => mese)])].toSorted((a, b) => a - b);
  return Promise.all(
    mesi.map(async (mese) => {
      const sue = await Promise.all(
        (delMese.get(mese) ?? []).map(async (processo) => ({
          righe: await lordi(archivio, processo),
          pagata: pagataIl(processo) <= fine,
        })),
      );
      const di = (pagata: boolean) => sue.filter((una) => una.pagata === pagata).flatMap(({ righe }) => righe);
      const trovate = delModello
        .filter((riga) => riga.mese === mese)
        .map(({ emolumento, dove, valori }): RigaRiscontro => ({
          lato: 'TROVATO',
          nome: emolumento.slice(0, 200),
          descrizione: dove,
          importo: Number(valori[LORDO] ?? 0),
        }));
      const nonPagato = somma(di(false).map(({ importo }) => importo));
      return cellaDi(
        { confronto: 'MODELLO_M', mese, codice: 'Lordo', dettaglio: '' },
        { righe: [...di(true), ...trovate], riconciliazioni: [{ causa: 'NON_PAGATO', importo: nonPagato }] },
      );
    }),
  );
};
