import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { ModelloM, RigaModelloM } from '#shared/contracts/denunce/modello-m.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { compareCodici, compareTesti } from '#shared/domain/ordine-testi.ts';
import { descrizionePercettore, type RuoloDipendente } from '#shared/domain/persona/percettore.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { grigliaModelloM, type ColonnaGriglia, type ParteGriglia } from '#shared/rules/adempimenti/modello-m.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { cedoliniRepository } from '../cedolini/cedolini-repository.ts';
import { righeBrevi, type CedolinoSalvato, type RigaBreve } from '../cedolini/cedolino.ts';
import { readContenuto, ruoloDi } from '../cedolini/contenuto.ts';
import { processiContabilizzati } from '../cedolini/processi-del-mese.ts';
import { codiciDenunceRepository, codiciInVigore } from '../tabelle/codici-denunce.ts';
import { vociUtenteRepository } from '../tabelle/voce-utente.ts';
import { colonnaDi, valoreDi, type DaSommare } from './annuali/colonne-modello-m.ts';
import { denunceRepository } from './denunce-repository.ts';

/** Payslips opened at a time. */
const ALLA_VOLTA = 40;

/** A payslip as the model sees it: which row it is summed in, and who was paid. */
interface Liquidato extends DaSommare {
  readonly processo: Processo;
  readonly parte: ParteGriglia;
  readonly emolumento: string;
}

/** The name of the emolument of an item on a day. */
type NomeDi = (voce: string, giorno: string, descrizione: string) => string;

/** What a payslip is called in the form, and where it stands. */
interface Nomi {
  readonly nomeDi: NomeDi;
  readonly parti: readonly ParteGriglia[];
}

const loadNomi = async (archivio: Archivio): Promise<NomeDi> => {
  const [codici, proprie] = await Promise.all([
    codiciDenunceRepository(archivio).listAll(),
    vociUtenteRepository(archivio).listAll(),
  ]);
  return (voce, giorno, descrizione) => {
    const propria = proprie.find(({ codVoce }) => codVoce === voce);
    if (propria !== undefined) return propria.desTipoEmolumento || propria.desVoce;
    const scritto = codiciInVigore('VOCE', voce, giorno, codici).find(({ dato }) => dato === 'tipoEmolumento')?.valore;
    return scritto || descrizione;
  };
};

const PAGATE: readonly string[] = ['competenze', 'somme_esenti', 'addebiti_fattura'];

/** The kinds of emolument of a payslip; several are named together, because its net is one. */
const emolumentoDi = (righe: readonly RigaBreve[], giorno: string, nomeDi: NomeDi): string => {
  const nomi = righe
    .filter(({ gruppo }) => PAGATE.includes(gruppo))
    .map(({ codice, descrizione }) => nomeDi(codice, giorno, descrizione));
  return accorciato([...new Set(nomi)].toSorted(compareTesti).join(', '), 300) || 'Altri compensi';
};

/** The computed payslips of a run, by the figures their heads keep. Requests: 2, and 1 for 40 of those stored before heads kept the role. */
const liquidatiDi = async (archivio: Archivio, processo: Processo, nomi: Nomi): Promise<Liquidato[]> => {
  const cedolini = cedoliniRepository(archivio);
  const testate = (await cedolini.listTestate(processo.uid)).filter(({ esito }) => esito === 'CALCOLATO');
  const aperti = await ruoliAperti(cedolini, testate);
  return testate.flatMap((testata) => {
    const ruolo = testata.ruolo ?? aperti.get(testata.uid) ?? null;
    const parte = nomi.parti.find(({ personale }) => personale === (ruolo !== null));
    if (parte === undefined) return [];
    const righe = righeBrevi(testata);
    const emolumento =
      parte.righe === 'CONTRATTO'
        ? contrattoDi(testata.percettore)
        : emolumentoDi(righe, processo.dataPagamento, nomi.nomeDi);
    return [{ processo, persona: testata.uidSubAnagrafe, ruolo, righe, parte, emolumento }];
  });
};

/** The roles of the heads that do not keep it, from the content of their payslips. */
const ruoliAperti = async (
  cedolini: ReturnType<typeof cedoliniRepository>,
  testate: readonly CedolinoSalvato[],
): Promise<ReadonlyMap<string, RuoloDipendente | null>> => {
  const uids = testate.flatMap(({ uid, ruolo }) => (ruolo === undefined ? [uid] : []));
  const ruoli = new Map<string, RuoloDipendente | null>();
  for (let inizio = 0; inizio < uids.length; inizio += ALLA_VOLTA)
    for (const { testata, dettaglio } of await cedolini.getInteri(uids.slice(inizio, inizio + ALLA_VOLTA)))
      ruoli.set(testata.uid, ruoloDi(readContenuto(dettaglio.contenuto).situazione));
  return ruoli;
};

/** The contract of who is not staff of a school. */
const contrattoDi = (percettore: CedolinoSalvato['percettore']): string =>
  percettore === null ? 'Altri compensi' : descrizionePercettore[percettore];

/** The month of liquidation, which accounting may have moved. */
const meseDi = ({ PERIODO_RIF, ANNO, MESE }: Processo) => PERIODO_RIF ?? { anno: ANNO, mese: MESE };

/** What was liquidated in a year, paid or not, by the form of that year. Σ of its rows = Σ of the accounted runs of the year. */
export const modelloMDellAnno = async (anno: number, archivio: Archivio): Promise<Omit<ModelloM, 'esposizione'>> => {
  const { valore: griglia, riscontro } = inForceOn(grigliaModelloM, `${anno}-12-31`);
  const [processi, f24, nomeDi] = await Promise.all([
    processiContabilizzati(archivio),
    f24Inviati(anno, archivio),
    loadNomi(archivio),
  ]);
  const liquidati: Liquidato[] = [];
  for (const processo of processi.filter((uno) => meseDi(uno).anno === anno))
    liquidati.push(...(await liquidatiDi(archivio, processo, { nomeDi, parti: griglia.parti })));
  const gruppi = [
    ...Map.groupBy(liquidati, ({ parte, processo, emolumento }) =>
      [griglia.parti.indexOf(parte), String(meseDi(processo).mese).padStart(2, '0'), emolumento].join('|'),
    ),
  ].toSorted(([a], [b]) => compareCodici(a, b));
  return {
    anno,
    colonne: griglia.colonne.map(colonnaDi),
    riscontrato: riscontro !== null,
    righe: gruppi.flatMap(([, gruppo]) => rigaDi(gruppo, griglia.colonne, f24)),
  };
};

/** The sent F24 of each run, in words. */
const f24Inviati = async (anno: number, archivio: Archivio): Promise<ReadonlyMap<string, string>> => {
  const denunce = denunceRepository(archivio, 'F24');
  const trovati = (await Promise.all([denunce.listDel(`F24#${anno}-`), denunce.listDel(`F24#${anno + 1}-`)])).flat();
  return new Map(
    trovati.flatMap(({ processi, datInvio, protocollo, esito }) =>
      datInvio === null || isRespinta(esito)
        ? []
        : processi.map(
            (uid) => [uid, `${formatGiorno(datInvio)}${protocollo === '' ? '' : `, ${protocollo}`}`] as const,
          ),
    ),
  );
};

const insieme = (testi: readonly string[]): string => accorciato([...new Set(testi)].join('; '), 1000);

const rigaDi = (
  gruppo: readonly Liquidato[],
  colonne: readonly ColonnaGriglia[],
  f24: ReadonlyMap<string, string>,
): RigaModelloM[] => {
  const [primo] = gruppo;
  if (primo === undefined) return [];
  const { mese } = meseDi(primo.processo);
  const processi = [...new Set(gruppo.map(({ processo }) => processo))];
  const ordini = processi.flatMap(({ mandati }) =>
    mandati.map(({ numero, data }) => `${numero} del ${formatGiorno(data)}`),
  );
  const fatti = {
    MESE: mese,
    EMOLUMENTO: primo.emolumento,
    MANDATI: insieme(ordini),
    F24: insieme(processi.flatMap(({ uid }) => f24.get(uid) ?? [])),
  };
  const valori = colonne.map((colonna) => [
    colonna.nome,
    colonna.dice === undefined ? valoreDi(colonna, gruppo) : fatti[colonna.dice],
  ]);
  return [{ parte: primo.parte.titolo, mese, emolumento: primo.emolumento, valori: Object.fromEntries(valori) }];
};
