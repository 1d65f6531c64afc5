import { bozzaRepository } from '#archivio/cedolini/bozza.ts';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { isContata, processiAperti, processiSigillati } from '#archivio/cedolini/processi-del-mese.ts';
import { readDatiPersone, type DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { ArretratiPersona } from '#shared/contracts/cedolini/rinnovo/rinnovo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import type { Rinnovo } from '#shared/rules/rinnovi.ts';
import { mesiDiServizio } from './di-noipa.ts';
import { cedoliniRinnovati, type MeseRinnovato } from './pagati.ts';
import { anniDi, quoteDi, type ArretratoPagato, type Quota } from './voci.ts';

/** The arrears of a person, and the months they come from. */
export interface Arretrati {
  readonly dati: DatiPersona;
  readonly mesi: readonly MeseRinnovato[];
  readonly quote: readonly Quota[];
  readonly motivo: string | null;
}

/** The arrears of some people of a school: from their sealed payslips, or from the services that NoiPA pays. Who has nothing of it is there with no month. */
export const arretratiDi = async (
  archivio: Archivio,
  { rinnovo, setupType }: { readonly rinnovo: Rinnovo; readonly setupType: SetupType },
  persone: readonly Uid<'PERSONA'>[],
): Promise<readonly Arretrati[]> => {
  const [letti, suoi] = await Promise.all([readDatiPersone(archivio, persone), arretratiFatti(archivio, rinnovo)]);
  const trovati = letti.filter((dati) => dati !== undefined);
  const rinnovati =
    setupType === 'SCUOLA'
      ? new Map(trovati.map((dati) => [dati.persona.uid, mesiDiServizio(dati, rinnovo)]))
      : await cedoliniRinnovati(archivio, rinnovo, persone);
  return trovati.map((dati) => {
    const mesi = rinnovati.get(dati.persona.uid) ?? [];
    const quote = quoteDi(
      mesi.flatMap(({ differenze }) => differenze),
      pagatiA(dati, suoi.pagate),
    );
    return { dati, mesi, quote, motivo: motivoDi(mesi, quote, suoi.aperte.get(dati.persona.uid)) };
  });
};

/** The runs of arrears of a renewal: those that paid, with their corrections, and by person the one that is still open. */
const arretratiFatti = async (archivio: Archivio, { noto }: Rinnovo) => {
  const [sigillati, tutteAperte] = await Promise.all([processiSigillati(archivio), processiAperti(archivio)]);
  const sue = new Set(sigillati.filter((una) => una.rinnovo?.noto === noto).map(({ uid }): string => uid));
  const pagate = new Set(
    sigillati
      .filter((una) => isContata(una) && (sue.has(una.uid) || sue.has(una.corregge?.idProcesso ?? '')))
      .map(({ uid }): string => uid),
  );
  const aperte = tutteAperte.filter((una) => una.rinnovo?.noto === noto && !una.simulazione);
  const chi = await Promise.all(
    aperte.map(async (una) => (await personeDi(archivio, una.uid)).map((persona) => [persona, una] as const)),
  );
  return { pagate, aperte: new Map(chi.flat()) };
};

const personeDi = async (archivio: Archivio, processo: Uid<'PROCESSO'>): Promise<readonly Uid<'PERSONA'>[]> =>
  (
    await Promise.all([
      bozzaRepository(archivio).listRighe(processo),
      cedoliniRepository(archivio).listTestate(processo),
    ])
  )
    .flat()
    .map(({ uidSubAnagrafe }) => uidSubAnagrafe);

const pagatiA = ({ pagamenti }: DatiPersona, pagate: ReadonlySet<string>): readonly ArretratoPagato[] =>
  pagamenti
    .filter(({ idProcesso }) => pagate.has(idProcesso))
    .flatMap(({ voci = [] }) =>
      voci.flatMap(({ codice, dal, importo, basi }) =>
        importo !== null && codice.startsWith('ARR_') ? [{ codice, dal, importo, basi }] : [],
      ),
    );

/** Why nothing, or not all, is paid to a person by a run of arrears. */
const motivoDi = (mesi: readonly MeseRinnovato[], quote: readonly Quota[], aperta?: Processo): string | null => {
  const errori = mesi.flatMap(({ cosa, errore }) => (errore === null ? [] : [`${cosa}: ${errore}`]));
  if (errori.length > 0) return `Non tutto si ricalcola. ${errori.join(' ')}`;
  if (aperta !== undefined)
    return `È già nell'elaborazione ${aperta.ID_ELABORAZIONE} "${aperta.DES_ELABORAZIONE}", non ancora contabilizzata: aprire quella.`;
  const meno = quote.filter(({ dovuto, pagato }) => dovuto < pagato);
  if (meno.length > 0)
    return `Ha avuto più di quanto spetta: ${meno.map(({ anno, dovuto, pagato }) => `${formatEuro(pagato - dovuto)} per il ${anno}`).join(', ')}. Si recuperano con le voci di recupero.`;
  return quote.some(({ dovuto, pagato }) => dovuto > pagato) ? null : 'Non resta niente da pagare.';
};

/** The same as the calls say it. */
export const inChiaro = ({ dati: { persona }, mesi, quote, motivo }: Arretrati): ArretratiPersona => {
  const anni = anniDi(quote);
  return {
    ...chiDi(persona),
    mesi: mesi.map(({ cosa, pagatoIl, differenze }) => ({
      cosa: accorciato(cosa, 300),
      pagatoIl,
      righe: differenze.map(({ codice, descrizione, competenza, prima, dopo }) => ({
        codice,
        descrizione: accorciato(descrizione, 300),
        competenza: { dal: competenza.dal, al: competenza.al },
        prima,
        dopo,
      })),
    })),
    anni,
    totale: somma(anni.map(({ resta }) => resta)),
    motivo: motivo === null ? null : accorciato(motivo, 1000),
  };
};

/** A person as lists name them. */
export const chiDi = ({ uid, desCognome, desNome, matricola, desCf }: DatiPersona['persona']) => ({
  uidSubAnagrafe: uid,
  nominativo: nominativo(desCognome, desNome),
  matricola,
  desCf,
});
