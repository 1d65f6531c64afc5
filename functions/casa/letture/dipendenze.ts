import { assenzaEntita } from '#archivio/assenze/assenza.ts';
import { processoEntita } from '#archivio/cedolini/processo.ts';
import { segniChiusuraEntita } from '#archivio/denunce/annuali/segni-chiusura.ts';
import { denunciaEntita } from '#archivio/denunce/denuncia.ts';
import { incaricoEntita } from '#archivio/incarichi/incarico.ts';
import { fiscaliEntita } from '#archivio/persone/fiscali.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { soggettivaEntita } from '#archivio/persone/soggettiva.ts';
import { festivitaEntita } from '#archivio/scuola/festivita.ts';
import { firmeEntita } from '#archivio/scuola/firme.ts';
import { scuolaEntita } from '#archivio/scuola/scuola.ts';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import { codiceInpsEntita } from '#archivio/tabelle/posizioni.ts';
import type { Cambio } from './cambio.ts';
import type { Letture, Parte } from './letture.ts';

/** The kinds that parts are read from; a kind that is neither here nor below touches all of them. */
const LETTE_DA: ReadonlyMap<string, readonly Parte[]> = new Map([
  [scuolaEntita.nome, ['tabelle']],
  [firmeEntita.nome, ['tabelle']],
  [segniChiusuraEntita.nome, ['tabelle']],
  [festivitaEntita.nome, ['tabelle']],
  [codiceInpsEntita.nome, ['tabelle', 'servizi']],
  [servizioEntita.nome, ['servizi', 'assenti']],
  [assenzaEntita.nome, ['assenti', 'assenze']],
  // a name that changes is changed in what carries it, without an entry of its own
  [personaEntita.nome, ['persone', 'servizi', 'assenti', 'assenze']],
  [fiscaliEntita.nome, ['persone', 'incarichi']],
  [soggettivaEntita.nome, ['persone']],
  [incaricoEntita.nome, ['incarichi']],
  [processoEntita.nome, ['contabilizzati', 'incarichi']],
  [denunciaEntita.nome, ['denunce']],
]);

/** What changes while payslips are prepared and read, and no part depends on. */
const ININFLUENTI: ReadonlySet<string> = new Set([
  'SESSIONE',
  'NOTIFICA',
  'NOVITA',
  'BOZZA',
  'RIGA_BOZZA',
  'CEDOLINO',
  'STAMPA',
  // what long work changes has its own entries
  'LAVORO',
]);

/** What is known of the assignments, if anything. */
interface Conosciute {
  readonly incarichi?: Letture['incarichi'] | undefined;
}

/** Whether something that a part was read from may have changed. */
export const isToccata = (parte: Parte, { entita, azione }: Cambio, letture: Conosciute): boolean => {
  if (azione === 'letto' || ININFLUENTI.has(entita)) return false;
  // what belongs to a person goes away with them, told or not
  const parti = entita === personaEntita.nome && azione === 'eliminato' ? undefined : LETTE_DA.get(entita);
  if (parti === undefined) return true;
  return parti.includes(parte) && (parte !== 'incarichi' || isDegliIncarichi(entita, letture));
};

/** Of assignments that are not there nobody asks the payee, and of those whose payments are not told nobody asks the payments. */
const isDegliIncarichi = (entita: string, { incarichi }: Conosciute): boolean => {
  if (entita === fiscaliEntita.nome) return incarichi?.affidati !== 0;
  return entita !== processoEntita.nome || incarichi?.diAltri !== 0;
};
