import { quadroDelGiorno, type QuadroConservato } from '#archivio/casa/quadro-del-giorno.ts';
import { versioneRegole } from '#archivio/cedolini/versione-regole.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import { Cruscotto } from '#shared/contracts/casa/casa.ts';
import type { Scadenza } from '#shared/contracts/denunce/scadenze.ts';
import { scadenzeDi } from '../../denunce/scadenze/scadenze-service.ts';
import type { Cambio } from '../letture/cambio.ts';
import { isToccata } from '../letture/dipendenze.ts';
import { gatherLetture, Letture, type Lette, type Nota, type Note, type Parte } from '../letture/letture.ts';
import { mancanzeDa } from '../mancanze/mancanze.ts';
import { listCambi, type Cambi } from './cambi.ts';
import { withIncarichi } from './finiscono.ts';
import { denunciateDi, type Denunciate } from './passi-del-mese.ts';

/** What the dashboard says whatever the month: who ends, who is absent, what is due, what is missing, what was filed. */
type Quadro = Pick<Cruscotto, 'inScadenza' | 'assenti' | 'scadenze' | 'mancanze'> &
  Pick<Letture, 'persone' | 'servizi'> & { readonly denunciate: Denunciate; readonly conScuola: boolean };

export type Momento = Pick<RequestContext, 'archivio' | 'oggi' | 'adesso' | 'modifica'>;

const SECONDO = 1000;
/** Longer than a step of long work: a change stored after the trail was read, with an instant before it, is counted the next time. */
const INDIETRO = 15 * 60 * SECONDO;
/** Indexes follow the table after a moment: what was read of them beside a change is shown, and not kept. */
const ASSESTAMENTO = 10 * SECONDO;

const parti = Object.keys(Letture.shape).filter((nome): nome is Parte => Object.hasOwn(Letture.shape, nome));

/**
 * The day of the school in two requests: as it was kept, while nothing that it depends on has changed since. What has changed is read again,
 * and the rest is not: each part was kept with the number of the changes that it depends on.
 */
export const loadQuadro = async (momento: Momento): Promise<Quadro> => {
  const { archivio, oggi } = momento;
  const prima = await loadConservato(momento);
  const lette = await gatherLetture(archivio, oggi, prima.note);
  keep(lette, prima, momento);
  const { tabelle, denunce, contabilizzati, incarichi, servizi, assenti, assenze, persone } = valoriDi(lette);
  return {
    denunciate: denunciateDi(denunce),
    persone,
    servizi,
    conScuola: tabelle.propria !== null,
    inScadenza: withIncarichi(servizi.inScadenza, incarichi.finiscono, persone),
    assenti,
    scadenze: scadenzeDi(
      {
        scuola: tabelle.propria ?? undefined,
        contabilizzati,
        denunce,
        incarichi: incarichi.scadenze,
        segni: tabelle.segni,
      },
      oggi,
    ).filter(isDaGuardare),
    mancanze: mancanzeDa({ tabelle, servizi, persone, incarichi, assenze }, oggi),
  };
};

/** True of what the office has still to do, and of what it said of it lately, to be taken back: what was sent leaves the first page. */
const isDaGuardare = ({ stato, segno }: Scadenza): boolean =>
  segno !== undefined || (stato !== 'FATTA' && stato !== 'FATTA_IN_RITARDO');

/** The changes since an instant, and the parts that were kept, each with those that it depends on when there are new ones. */
interface Prima {
  readonly dal: string;
  readonly cambi: Cambi | undefined;
  readonly note: Note;
}

const loadConservato = async ({ archivio, oggi, adesso }: Momento): Promise<Prima> => {
  const conservato = await quadroDelGiorno(archivio).get();
  const isDiOra =
    conservato?.oggi === oggi &&
    conservato.programma === versioneRegole() &&
    conservato.dal.slice(0, 7) === instant(adesso).slice(0, 7);
  const cambi = isDiOra ? await listCambi(archivio, adesso, conservato.dal) : undefined;
  if (isDiOra && cambi !== undefined)
    return { dal: conservato.dal, cambi, note: notesOf(conservato.parti, cambi.voci) };
  const dal = instant(new Date(adesso.getTime() - INDIETRO));
  return { dal, cambi: await listCambi(archivio, adesso, dal), note: {} };
};

/** What this program can read of what was kept. */
const notesOf = (conservate: QuadroConservato['parti'], voci: readonly Cambio[]): Note => {
  const letto = Letture.partial().safeParse(
    Object.fromEntries(Object.entries(conservate).map(([nome, { valore }]) => [nome, valore])),
  );
  if (!letto.success) return {};
  const { data } = letto;
  const nota = <T>(parte: Parte, valore: T | undefined): Nota<T> | undefined => {
    const suoi = voci.filter((voce) => isToccata(parte, voce, data));
    return valore === undefined ? undefined : { valore, cambi: suoi.length === conservate[parte]?.cambi ? [] : suoi };
  };
  return {
    tabelle: nota('tabelle', data.tabelle),
    denunce: nota('denunce', data.denunce),
    contabilizzati: nota('contabilizzati', data.contabilizzati),
    incarichi: nota('incarichi', data.incarichi),
    servizi: nota('servizi', data.servizi),
    assenti: nota('assenti', data.assenti),
    assenze: nota('assenze', data.assenze),
    persone: nota('persone', data.persone),
  };
};

const valoriDi = (lette: Lette): Letture => ({
  tabelle: lette.tabelle.valore,
  denunce: lette.denunce.valore,
  contabilizzati: lette.contabilizzati.valore,
  incarichi: lette.incarichi.valore,
  servizi: lette.servizi.valore,
  assenti: lette.assenti.valore,
  assenze: lette.assenze.valore,
  persone: lette.persone.valore,
});

/** Keeps what was read, each part with how many of the changes it depends on are already in it. */
const keep = (lette: Lette, { dal, cambi }: Prima, { archivio, oggi, adesso, modifica }: Momento): void => {
  // where a record was left out, whoever looks again must be told again
  if (cambi === undefined || archivio.leggi.nonLetti.size > 0) return;
  const valori = valoriDi(lette);
  const [indietro, quieto] = [INDIETRO, ASSESTAMENTO].map((quanto) => instant(new Date(adesso.getTime() - quanto)));
  const inizio = indietro !== undefined && indietro > dal ? indietro : dal;
  const diParte = (parte: Parte, da = inizio) =>
    cambi.voci.filter((voce) => voce.sk >= da && isToccata(parte, voce, valori));
  const ferme = parti.filter(
    (parte) => parte === 'tabelle' || lette[parte].come !== 'INTERA' || diParte(parte, quieto).length === 0,
  );
  if (!cambi.molti && ferme.every((parte) => lette[parte].come === 'NOTA')) return;
  const conservate = ferme.map((parte) => [parte, { cambi: diParte(parte).length, valore: valori[parte] }] as const);
  modifica.add(
    ...quadroDelGiorno(archivio).put({
      oggi,
      programma: versioneRegole(),
      dal: inizio,
      parti: Object.fromEntries(conservate),
    }),
  );
};
