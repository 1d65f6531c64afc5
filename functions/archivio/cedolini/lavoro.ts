import { inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { readForma } from '#platform/data/forme/lettura.ts';
import { Servizio } from '#shared/contracts/servizi/servizio.ts';
import { addMesi, meseDi, primoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import { AssenzaSalvata } from '../assenze/assenza.ts';
import { compressed } from '../compressione.ts';
import { ClasseTenuta, LuogoTenuto, nominatiDal, type TabelleDelServizio } from './nominati-dal-servizio.ts';

/** A service that a payslip was computed with, as far as a filing says it: with what the records that it names said, absent where they were kept by their id alone. */
const ServizioTenuto = z.object({
  ...Servizio.pick({
    uid: true,
    datInizio: true,
    datFine: true,
    contratto: true,
    ruolo: true,
    profilo: true,
    codFascia: true,
    prgQualificaRetributiva: true,
    codTipoOrario: true,
    numOreSettimanali: true,
    numOreIntere: true,
    numOrePartTime: true,
    numGiorniSettimana: true,
    codSituazionePrevidenziale: true,
    flgEnam: true,
    sedi: true,
    uidCodiceInps: true,
    codAssunzione: true,
    codCessazione: true,
    codCessazionePrivata: true,
  }).shape,
  distacco: Servizio.shape.distacco.exactOptional(),
  classe: ClasseTenuta.exactOptional(),
  luogo: LuogoTenuto.exactOptional(),
});
export type ServizioTenuto = z.infer<typeof ServizioTenuto>;

/** An absence that a payslip was computed with, as far as a filing says it. */
const AssenzaTenuta = z.object(
  AssenzaSalvata.pick({
    uid: true,
    codTipoAssenza: true,
    codMotivo: true,
    datInizio: true,
    datFine: true,
    datNascitaFiglio: true,
    congedo: true,
  }).shape,
);
export type AssenzaTenuta = z.infer<typeof AssenzaTenuta>;

/** The work that a payslip was computed with, as the registry had it: services, and the absences of who is paid the salary. */
const LavoroTenuto = z.object({ servizi: z.array(ServizioTenuto), assenze: z.array(AssenzaTenuta) });
export type LavoroTenuto = z.infer<typeof LavoroTenuto>;

/** Months before that of payment in which the service that is paid may have ended. */
const MESI_INDIETRO = 36;

/** The first day of the work that a payment may be of. */
export const inizioDelLavoro = (dataPagamento: string): string =>
  primoGiornoDelMese(addMesi(meseDi(dataPagamento), -MESI_INDIETRO));

/** When and how a payslip pays, and the tables that services name records of. */
interface Pagamento {
  readonly dataPagamento: string;
  readonly stipendiato: boolean;
  readonly tabelle: TabelleDelServizio;
}

/** Services and absences of a person as a payslip keeps them; null of who has no service that it could be of. */
export const lavoroDi = (
  { servizi, assenze }: { readonly servizi: readonly Servizio[]; readonly assenze: readonly AssenzaSalvata[] },
  { dataPagamento, stipendiato, tabelle }: Pagamento,
): LavoroTenuto | null => {
  const dal = inizioDelLavoro(dataPagamento);
  const tenuti = servizi.filter(({ datFine }) => datFine === null || datFine >= dal);
  return tenuti.length === 0
    ? null
    : {
        servizi: tenuti.map((servizio) => ({ ...ServizioTenuto.parse(servizio), ...nominatiDal(servizio, tabelle) })),
        assenze: stipendiato
          ? assenze.filter(({ datFine }) => datFine >= dal).map((assenza) => AssenzaTenuta.parse(assenza))
          : [],
      };
};

/** The work as it is stored beside the routes of a payslip, compressed. Same work, same bytes. */
export const writeLavoro = (lavoro: LavoroTenuto): Promise<string> => compressed(JSON.stringify(lavoro));

/** @throws VERSIONE_PIU_RECENTE, and when the stored bytes are not a work: a defect, never passed on */
export const readLavoro = (contenuto: string): LavoroTenuto =>
  readForma(LavoroTenuto, JSON.parse(inflateRawSync(Buffer.from(contenuto, 'base64')).toString('utf8')), {
    cosa: 'i servizi e le assenze del cedolino',
  });
