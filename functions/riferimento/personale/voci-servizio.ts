import { contrattoDelRapporto, qualificheDelRuolo, ruoloDelPersonale } from '#shared/contracts/servizi/servizio.ts';
import type { ContrattoDipendente, RuoloDipendente } from '#shared/domain/persona/percettore.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { classeConcorsoAl } from './classi-concorso.ts';
import { tipiServizio } from './liste-servizio.ts';
import { profiliAta } from './profili-ata.ts';
import { qualificheRetributive, type QualificaRetributiva } from './qualifiche-retributive.ts';
import { tipiNomina, type TipoNomina } from './tipi-nomina.ts';
import { tipiPersonale, type TipoPersonale } from './tipi-personale.ts';

/** The codes of a service read in the reference tables: their words, and what they mean for the payslip. */

const perCodice = <V extends { readonly codice: string }>(voci: readonly V[]): ReadonlyMap<string, V> =>
  new Map(voci.map((voce) => [voce.codice, voce]));

const nomine = perCodice(tipiNomina.voci);
const personale = perCodice(tipiPersonale.voci);
const servizi = perCodice(tipiServizio.voci);
const profili = perCodice(profiliAta.voci);
const qualifiche: ReadonlyMap<number, QualificaRetributiva> = new Map(
  qualificheRetributive.voci.map((voce) => [voce.prgQualificaRetributiva, voce]),
);

export const getTipoNomina = (codice: string): TipoNomina | undefined => nomine.get(codice);
export const getTipoPersonale = (codice: string): TipoPersonale | undefined => personale.get(codice);
export const getQualifica = (prg: number): QualificaRetributiva | undefined => qualifiche.get(prg);

export const nomeTipoNomina = (codice: string): string => nomine.get(codice)?.descrizione ?? codice;
export const nomeTipoServizio = (codice: string): string => servizi.get(codice)?.descrizione ?? codice;
export const nomeTipoPersonale = (codice: string): string => personale.get(codice)?.descrizione ?? codice;
/** Returns the words of a class on a day; empty of one that the table has not. */
export const nomeClasse = (codice: string, giorno: Giorno): string =>
  classeConcorsoAl(codice, giorno)?.descrizione ?? '';
/** Returns the words of a profile of the ATA staff; empty of one that the table has not. */
export const nomeProfilo = (codice: string): string => profili.get(codice)?.descrizione ?? '';
export const nomeQualifica = (prg: number): string => qualifiche.get(prg)?.desDescrizione ?? String(prg);

export const contrattoDi = ({ tipoRapporto }: TipoNomina): ContrattoDipendente => contrattoDelRapporto[tipoRapporto];

/** Role of pay of a kind of staff; undefined for who has no service in a school. */
export const ruoloDi = ({ codice }: TipoPersonale): RuoloDipendente | undefined => ruoloDelPersonale[codice];

/** Whether somebody of that role may be paid with that qualification. */
export const isQualificaDelRuolo = (ruolo: RuoloDipendente, { codArgo }: QualificaRetributiva): boolean =>
  qualificheDelRuolo[ruolo].includes(codArgo);
