import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { incaricoEntita } from '#archivio/incarichi/incarico.ts';
import { specie } from '#archivio/index.ts';
import { contatore } from '#archivio/persone/contatore.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { restituzioneEntita } from '#archivio/persone/restituzione.ts';
import { saldoAperturaEntita } from '#archivio/persone/saldo-apertura.ts';
import { segnati, segniDi } from '#functions/cedolini/ricalcolo/segno.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { asRead, Modifica, type Operazione, type VoceAudit } from '#platform/data/modifica.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { sendIntervento } from '../../amministrazione.ts';
import type { Dove } from '../../copia/copia.ts';
import type { PersonaUnita } from './persone.ts';
import type { TabelleUnite } from './tabelle.ts';

/** The things that people are brought with: the references among records of the school that ends, and what its tables are called in the other. */
export interface Bagaglio {
  readonly da: Archivio;
  readonly a: Archivio;
  readonly tabelle: TabelleUnite;
  /** The references of a record to what it uses, by its id. */
  readonly usi: ReadonlyMap<string, readonly Item[]>;
  /** The open runs of the school that takes: those that pay somebody whose sums of the year grow are marked. */
  readonly aperte: readonly Processo[];
}

/** Writes in one transaction at most, besides those of the person. */
const PER_SCRITTURA = 35;

export const usiDi = async (da: Archivio): Promise<ReadonlyMap<string, readonly Item[]>> =>
  Map.groupBy(await da.queryAll({ pk: da.chiavi.elenco('USO') }), ({ uid }) => String(uid));

const renamed = (item: Item, nomi: Iterable<readonly [string, string]>): Item =>
  JSON.parse([...nomi].reduce((testo, [prima, dopo]) => testo.replaceAll(prima, dopo), JSON.stringify(item)));

/** A record of a person as the school that takes keeps it, under its keys, with the names of its tables. */
const itemIn = (item: Item, chi: Persona, { a, tabelle }: Bagaglio): Item => {
  const detto = renamed(item, tabelle.nomi);
  const suo = {
    ...detto,
    scuola: a.codmin,
    ...('matricola' in detto ? { matricola: chi.matricola, desCognome: chi.desCognome, desNome: chi.desNome } : {}),
  };
  return specieDi(item)?.rewritten(suo) ?? suo;
};

const specieDi = ({ tipo }: Item) => specie.find(({ nome }) => nome === tipo);

const put = (item: Item): Operazione => {
  const effetti = specieDi(item)?.effetti?.(undefined, item);
  return {
    tipo: 'put',
    chiave: { pk: String(item.pk), sk: String(item.sk) },
    item,
    condizione: asRead(undefined),
    ...(effetti && { effetti }),
  };
};

const usoIn = (item: Item, nomi: Iterable<readonly [string, string]>, { da, a }: Bagaglio): Operazione => {
  const { pk: _pk, sk, ...suo } = renamed(item, [...nomi, [da.codmin, a.codmin]]);
  return { tipo: 'put', chiave: { pk: a.chiavi.elenco('USO'), sk: String(sk) }, item: { ...suo, versione: undefined } };
};

/** The entry of the audit trail for a record that came; nothing of a kind whose changes have no entry of their own. */
const vociDi = (item: Item): readonly VoceAudit[] => {
  const sua = specieDi(item);
  return sua === undefined || sua.senzaVoce
    ? []
    : [{ entita: sua.nome, uid: String(item.uid), azione: 'creato', dopo: sua.read(item) }];
};

/** The person who is there, or a new one with the next numbers of the school; in the unit of change of its first records. */
const chiResta = async (
  { persona, presente }: PersonaUnita,
  { a, da }: Bagaglio,
  modifica: Modifica,
): Promise<Persona> => {
  if (presente !== undefined) return presente;
  const { letto, matricola, prgAnagrafe } = await contatore(a).last();
  const numeri = { matricola: matricola + 1, prgAnagrafe: prgAnagrafe + 1 };
  modifica.add(...contatore(a).advance(letto, numeri));
  return modifica.write(a.of(personaEntita).create({ ...persona, ...numeri, uidPortale: null, versione: 1 }), {
    motivo: `Portata da ${da.codmin}`,
  });
};

const unita = (): Modifica => {
  const modifica = new Modifica();
  // the command was confirmed line by line
  modifica.ammessi = 'TUTTI';
  return modifica;
};

/** Records that the sums of the year of a person are made of. */
const SOMME: readonly string[] = [pagamentoEntita.nome, saldoAperturaEntita.nome, restituzioneEntita.nome];

type Segni = ReturnType<typeof segnati>;

/** The marks of the open runs that pay the person who is there; none of a new one, whom no run pays. */
const segniDella = async ({ presente }: PersonaUnita, { a, da, aperte }: Bagaglio): Promise<Segni> => {
  if (presente === undefined || aperte.length === 0) return segnati(a, []);
  const pagate = new Set((await a.of(pagamentoEntita).listAll(presente.uid)).map(({ idProcesso }) => idProcesso));
  const sue = aperte.filter(({ uid }) => pagate.has(uid));
  return segnati(a, segniDi(sue, `Sono arrivati i pagamenti di ${da.codmin} a una persona che paga`));
};

const addSegni = (modifica: Modifica, { operazioni, voci }: Segni): void => {
  modifica.add(...operazioni);
  for (const voce of voci) modifica.audit(voce);
};

/** Writes a person, or what it brings to the one who is there, a whole record with its references in each transaction. */
export const writePersona = async (dove: Dove, una: PersonaUnita, bagaglio: Bagaglio): Promise<void> => {
  const { a, da, usi, tabelle } = bagaglio;
  let modifica = unita();
  const chi = await chiResta(una, bagaglio, modifica);
  const nomi = [...tabelle.nomi, [una.persona.uid, chi.uid] as const];
  const cosa = `${nominativo(chi.desCognome, chi.desNome)}: portata da ${da.codmin}`;
  const segni = await segniDella(una, bagaglio);
  let conSomme = false;
  const flush = async () => {
    // each payment marks in its own transaction: a command that is cut leaves no open run that does not know
    if (conSomme) addSegni(modifica, segni);
    if (modifica.operazioni.length > 0) await sendIntervento(dove.store, a.codmin, { cosa }, dove, modifica);
    modifica = unita();
    conSomme = false;
  };
  for (const [prima, dopo] of una.incarichi)
    modifica.write(a.of(incaricoEntita).update(prima, { accorpati: dopo.accorpati ?? [] }), { motivo: cosa });
  for (const item of una.portati) {
    const suo = itemIn(item, chi, bagaglio);
    const diPrima = String(item.uid).replace(chi.uid, una.persona.uid);
    for (const voce of vociDi(suo)) modifica.audit({ ...voce, motivo: cosa });
    modifica.add(put(suo), ...(usi.get(diPrima) ?? []).map((uso) => usoIn(uso, nomi, bagaglio)));
    conSomme ||= SOMME.includes(String(item.tipo));
    if (modifica.operazioni.length >= PER_SCRITTURA) await flush();
  }
  await flush();
};

/** Writes the records of small tables that the school does not have. */
export const writeTabelle = async (dove: Dove, { a, da, tabelle }: Bagaglio): Promise<void> => {
  const cosa = `Tabelle portate da ${da.codmin}`;
  for (const { operazioni, voce } of tabelle.nuovi)
    await sendIntervento(
      dove.store,
      a.codmin,
      { cosa },
      dove,
      unita()
        .add(...operazioni.map((operazione) => operazioneCon(operazione, tabelle.nomi)))
        .audit({ ...voce, motivo: cosa }),
    );
};

const operazioneCon = (operazione: Operazione, nomi: ReadonlyMap<string, string>): Operazione =>
  operazione.tipo === 'put' && operazione.condizione !== undefined
    ? {
        tipo: 'put',
        chiave: operazione.chiave,
        item: renamed(operazione.item, nomi),
        condizione: operazione.condizione,
        effetti: operazione.effetti ?? [],
      }
    : operazione;
