import type { Processo } from '../../../shared/contracts/cedolini/processo.ts';
import type { BloccoModelloM, ModelloM, RigaModelloM } from '../../../shared/contracts/denunce/modello-m.ts';
import { isRespinta } from '../../../shared/domain/denuncia.ts';
import { fondoDi } from '../../../shared/domain/elaborazione/fondi.ts';
import { descrizionePercettore, type RuoloDipendente } from '../../../shared/domain/persona/percettore.ts';
import { formatGiorno } from '../../../shared/domain/tempo/date.ts';
import { somma } from '../../../shared/money/centesimi.ts';
import type { Archivio } from '../../platform/data/archivio.ts';
import { INSEGNANTI } from '../../riferimento/voci/voce.ts';
import { cedoliniRepository } from '../cedolini/cedolini-repository.ts';
import { righeBrevi, type CedolinoSalvato, type RigaBreve } from '../cedolini/cedolino.ts';
import { readContenuto, ruoloDi } from '../cedolini/contenuto.ts';
import { processiContabilizzati } from '../cedolini/processi-del-mese.ts';
import { codiciDenunceRepository, codiciInVigore } from '../tabelle/codici-denunce.ts';
import { vociUtenteRepository } from '../tabelle/voce-utente.ts';
import { denunceRepository } from './denunce-repository.ts';

/** Payslips opened at a time. */
const ALLA_VOLTA = 40;

type Qualifica = 'docenti' | 'ata' | 'esterni';

/** A payslip as the model sees it: which row it is summed in, and who was paid. */
interface Liquidato {
  readonly processo: Processo;
  readonly testata: CedolinoSalvato;
  readonly righe: readonly RigaBreve[];
  readonly qualifica: Qualifica;
  readonly emolumento: string;
}

/** The name of the emolument of an item on a day. */
type NomeDi = (voce: string, giorno: string, descrizione: string) => string;

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
  return (
    [...new Set(nomi)]
      .toSorted((a, b) => a.localeCompare(b, 'it'))
      .join(', ')
      .slice(0, 300) || 'Altri compensi'
  );
};

/** The computed payslips of a run, by the figures their heads keep. Requests: 1, and 1 for 40 of those stored before heads kept the role. */
const liquidatiDi = async (archivio: Archivio, processo: Processo, nomeDi: NomeDi): Promise<Liquidato[]> => {
  const cedolini = cedoliniRepository(archivio);
  const testate = (await cedolini.listTestate(processo.uid)).filter(({ esito }) => esito === 'CALCOLATO');
  const aperti = await ruoliAperti(archivio, testate);
  return testate.map((testata) => {
    const ruolo = testata.ruolo ?? aperti.get(testata.uid) ?? null;
    const righe = righeBrevi(testata);
    return {
      processo,
      testata,
      righe,
      qualifica: qualificaDi(ruolo),
      emolumento:
        ruolo === null ? contrattoDi(testata.percettore) : emolumentoDi(righe, processo.dataPagamento, nomeDi),
    };
  });
};

/** The roles of the heads that do not keep it, from the content of their payslips. */
const ruoliAperti = async (
  archivio: Archivio,
  testate: readonly CedolinoSalvato[],
): Promise<ReadonlyMap<string, RuoloDipendente | null>> => {
  const uids = testate.flatMap(({ uid, ruolo }) => (ruolo === undefined ? [uid] : []));
  const ruoli = new Map<string, RuoloDipendente | null>();
  for (let inizio = 0; inizio < uids.length; inizio += ALLA_VOLTA)
    for (const { testata, dettaglio } of await cedoliniRepository(archivio).getInteri(
      uids.slice(inizio, inizio + ALLA_VOLTA),
    ))
      ruoli.set(testata.uid, ruoloDi(readContenuto(dettaglio.contenuto).situazione));
  return ruoli;
};

/** The contract of who is not staff of a school. */
const contrattoDi = (percettore: CedolinoSalvato['percettore']): string =>
  percettore === null ? 'Altri compensi' : descrizionePercettore[percettore];

const DOCENTI: readonly string[] = [...INSEGNANTI, 'DS'];
const qualificaDi = (ruolo: RuoloDipendente | null): Qualifica => {
  if (ruolo === null) return 'esterni';
  return DOCENTI.includes(ruolo) ? 'docenti' : 'ata';
};

const bloccoDi = ({ qualifica }: Liquidato): BloccoModelloM => (qualifica === 'esterni' ? 'CONTRATTI' : 'PERSONALE');

/** The month of liquidation, which accounting may have moved. */
const meseDi = ({ PERIODO_RIF, ANNO, MESE }: Processo) => PERIODO_RIF ?? { anno: ANNO, mese: MESE };

/** What was liquidated in a year, paid or not. Σ of its rows = Σ of the accounted runs of the year. */
export const modelloMDellAnno = async (anno: number, archivio: Archivio): Promise<Pick<ModelloM, 'anno' | 'righe'>> => {
  const [processi, f24, nomeDi] = await Promise.all([
    processiContabilizzati(archivio),
    f24Inviati(anno, archivio),
    loadNomi(archivio),
  ]);
  const liquidati: Liquidato[] = [];
  for (const processo of processi.filter((uno) => meseDi(uno).anno === anno))
    liquidati.push(...(await liquidatiDi(archivio, processo, nomeDi)));
  const gruppi = [
    ...Map.groupBy(liquidati, (uno) =>
      [bloccoDi(uno) === 'PERSONALE' ? 0 : 1, String(meseDi(uno.processo).mese).padStart(2, '0'), uno.emolumento].join(
        '|',
      ),
    ),
  ].toSorted(([a], [b]) => a.localeCompare(b, 'it'));
  return { anno, righe: gruppi.flatMap(([, gruppo]) => rigaDi(gruppo, f24)) };
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

const persone = (gruppo: readonly Liquidato[], quale: Qualifica): number =>
  new Set(gruppo.filter(({ qualifica }) => qualifica === quale).map(({ testata }) => testata.storico.desCf)).size;

const insieme = (testi: readonly string[]): string => [...new Set(testi)].join('; ').slice(0, 1000);

const rigaDi = (gruppo: readonly Liquidato[], f24: ReadonlyMap<string, string>): RigaModelloM[] => {
  const [primo] = gruppo;
  if (primo === undefined) return [];
  const righe = gruppo.flatMap((uno) => uno.righe);
  const di = (keep: (riga: RigaBreve) => boolean) => somma(righe.filter(keep).map(({ importo }) => importo));
  const onere = (fondi: readonly string[]) =>
    di(({ gruppo: uno, codice }) => uno === 'oneri' && codice !== 'IRAP' && fondi.includes(fondoDi(codice)));
  const oneri = di(({ gruppo: uno, codice }) => uno === 'oneri' && codice !== 'IRAP');
  const [oneriPensione, oneriInps] = [onere(['PENSIONE']), onere(['INPS_DS', 'GESTIONE_SEPARATA'])];
  const lordo = di(({ gruppo: uno }) => PAGATE.includes(uno));
  const irap = di(({ codice }) => codice === 'IRAP');
  const processi = [...new Set(gruppo.map(({ processo }) => processo))];
  return [
    {
      blocco: bloccoDi(primo),
      mese: meseDi(primo.processo).mese,
      emolumento: primo.emolumento,
      docenti: persone(gruppo, 'docenti'),
      ata: persone(gruppo, 'ata'),
      esterni: persone(gruppo, 'esterni'),
      lordo,
      previdenziali: di(({ gruppo: uno }) => uno === 'ritenute_previdenziali'),
      fiscali: di(({ gruppo: uno }) => uno === 'ritenute_fiscali'),
      // What is given or rounded in the net is a withholding of the other sign: gross = net + withholdings.
      altre:
        di(({ gruppo: uno }) => uno === 'altre_trattenute') -
        di(({ gruppo: uno }) => uno === 'somme_fuori_reddito' || uno === 'arrotondamento'),
      netto: somma(gruppo.map(({ testata }) => testata.netto)),
      oneriPensione,
      oneriInps,
      altriOneri: oneri - oneriPensione - oneriInps,
      irap,
      totale: lordo + oneri + irap,
      mandati: insieme(
        processi.flatMap(({ mandati }) => mandati.map(({ numero, data }) => `${numero} del ${formatGiorno(data)}`)),
      ),
      f24: insieme(processi.flatMap(({ uid }) => f24.get(uid) ?? [])),
    },
  ];
};
