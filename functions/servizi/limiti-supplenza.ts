import type { AssenzaSalvata } from '#archivio/assenze/assenza.ts';
import { loadScheda } from '#archivio/fascicolo/scheda-personale.ts';
import { setupTypeRegistrato } from '#archivio/scuola/opzioni-scuola.ts';
import { serviziAl } from '#archivio/servizi/tipo-per-assenze.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { campoRifiutato } from '#platform/errors.ts';
import type { Servizio, ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import type { LimiteSupplenza } from '#shared/contracts/servizi/supplenze.ts';
import { addGiorni, formatGiorno } from '#shared/domain/tempo/date.ts';
import {
  assenzeCoperteDaChiCe,
  giorniSenzaSupplente,
  type CategoriaSostituita,
} from '#shared/rules/adempimenti/supplenze-brevi.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';

type Titolare = Pick<Servizio, 'ruolo' | 'codProfiloAta' | 'prgQualificaRetributiva' | 'codTipoPosto'>;

/** Diplomati, first and second degree: the qualifications of who teaches in secondary schools. */
const SECONDARIA: readonly number[] = [8, 9, 10];
const POSTO_COMUNE = 'AN';

const delProfilo: Readonly<Record<string, CategoriaSostituita>> = {
  CS: 'COLLABORATORE',
  AA: 'ASSISTENTE',
  AT: 'ASSISTENTE',
};
const dellaQualifica: Readonly<Record<number, CategoriaSostituita>> = { 1: 'COLLABORATORE', 3: 'ASSISTENTE' };

/** Returns the kind of staff that the law speaks of; undefined for those it leaves free, as cooks and nurses. An assistant without a profile is taken for one of the two. */
const categoriaDi = ({ ruolo, codProfiloAta, prgQualificaRetributiva }: Titolare): CategoriaSostituita | undefined => {
  if (ruolo === 'DOCENTE' || ruolo === 'IRC') return 'DOCENTE';
  if (ruolo !== 'ATA') return undefined;
  return codProfiloAta === null ? dellaQualifica[prgQualificaRetributiva] : delProfilo[codProfiloAta];
};

const inParole: Readonly<Record<CategoriaSostituita, string>> = {
  DOCENTE: 'è il primo giorno di assenza di un docente',
  COLLABORATORE: 'sono i primi sette giorni di assenza di un collaboratore scolastico',
  ASSISTENTE:
    'un assistente amministrativo o tecnico si sostituisce dal trentesimo giorno di assenza (gli amministrativi subito, dove l’organico di diritto ne ha meno di tre)',
};

const normeDi = (norma: readonly { readonly testo: string }[]): string => norma.map(({ testo }) => testo).join('; ');

/** Returns what the law says of covering an absence of somebody on a post. `dal` is the first day they were away without a break. Pure. */
export const limitiDi = (
  titolare: Titolare,
  { dal, al }: { readonly dal: string; readonly al: string },
): readonly LimiteSupplenza[] => {
  const categoria = categoriaDi(titolare);
  const scoperti = categoria && ifInForceOn(giorniSenzaSupplente[categoria], dal);
  const interni = ifInForceOn(assenzeCoperteDaChiCe, dal);
  const limiti: LimiteSupplenza[] = [];
  if (categoria && scoperti) {
    const fino = addGiorni(dal, scoperti.valore.giorni - 1);
    limiti.push({
      fino,
      testo: `Fino al ${formatGiorno(fino)} compreso nessun supplente: ${inParole[categoria]}.`,
      norma: normeDi(scoperti.norma),
    });
  }
  const comune = titolare.codTipoPosto === null || titolare.codTipoPosto === POSTO_COMUNE;
  if (
    interni &&
    titolare.ruolo === 'DOCENTE' &&
    comune &&
    SECONDARIA.includes(titolare.prgQualificaRetributiva) &&
    al < addGiorni(dal, interni.valore.giorni)
  )
    limiti.push({
      fino: al,
      testo: `L'assenza dura fino a ${interni.valore.giorni} giorni: alla secondaria, su posto comune, la copre chi è già nell'organico dell'autonomia, salvo esigenze didattiche motivate.`,
      norma: normeDi(interni.norma),
    });
  return limiti;
};

/** Returns the first day of an absence and of those that end the day before it. */
const primoGiorno = (assenza: Pick<AssenzaSalvata, 'datInizio'>, tutte: readonly AssenzaSalvata[]): string => {
  const prima = tutte.find(
    ({ datInizio, datFine }) => datInizio < assenza.datInizio && addGiorni(datFine, 1) >= assenza.datInizio,
  );
  return prima === undefined ? assenza.datInizio : primoGiorno(prima, tutte);
};

/** Returns the limits of covering an absence; none outside of State schools, nor where no service of the absent person says the post. */
export const limitiSupplenza = async (
  assenza: AssenzaSalvata,
  archivio: Archivio,
): Promise<readonly LimiteSupplenza[]> => {
  if (((await setupTypeRegistrato(archivio)) ?? 'SCUOLA') !== 'SCUOLA') return [];
  const { servizi, assenze } = await loadScheda(archivio, assenza.uidSubAnagrafe);
  const [titolare] = serviziAl(servizi, assenza.datInizio);
  if (titolare === undefined) return [];
  return limitiDi(titolare, { dal: primoGiorno(assenza, assenze), al: assenza.datFine });
};

type Supplenza = Pick<ServizioInput, 'uidAssenzaCoperta' | 'datInizio' | 'desDeroga'>;

/** Refuses a substitute named before the law lets one be, and without a reason. A service written before is left as it was. @throws RIFERIMENTO_NON_VALIDO */
export const refuseSenzaDeroga = async (
  servizio: Supplenza,
  prima: Supplenza | undefined,
  assenza: AssenzaSalvata,
  archivio: Archivio,
): Promise<void> => {
  const { uidAssenzaCoperta, datInizio, desDeroga } = servizio;
  const uguale =
    prima?.uidAssenzaCoperta === uidAssenzaCoperta && prima?.datInizio === datInizio && prima.desDeroga === desDeroga;
  if (desDeroga !== undefined || uguale) return;
  const limite = (await limitiSupplenza(assenza, archivio)).find(({ fino }) => datInizio <= fino);
  if (limite !== undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'desDeroga',
      `${limite.testo} (${limite.norma}) Cambiare l'inizio, oppure scrivere il motivo della deroga.`,
    );
};
