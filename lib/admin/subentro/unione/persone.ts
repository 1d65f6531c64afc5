import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { consegnaCuEntita } from '#archivio/denunce/consegna-cu.ts';
import { conAccorpati, incaricoEntita } from '#archivio/incarichi/incarico.ts';
import { fiscaliEntita } from '#archivio/persone/fiscali.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { restituzioneEntita } from '#archivio/persone/restituzione.ts';
import { saldoAperturaEntita } from '#archivio/persone/saldo-apertura.ts';
import { divide, recordsOf, repoint } from '#functions/anagrafe/accorpamento/accorpamento.ts';
import { pagamentoSpostato } from '#functions/anagrafe/accorpamento/pagamenti-spostati.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { readItem } from '#platform/data/repository.ts';
import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { PersonaDelPassaggio } from '#shared/contracts/scuola/subentro.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { importoRestituito } from '#shared/domain/persona/restituzione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { formatEuro } from '#shared/money/centesimi.ts';

/** A person of the school that ends beside the one of the same codice fiscale, where the other school has it. */
export interface PersonaUnita {
  readonly persona: Persona;
  readonly presente: Persona | undefined;
  /** Its records that pass, as they are under the person who stays but for the school and what they name of its tables. */
  readonly portati: readonly Item[];
  /** Assignments of the person who is there that take in the one of the same number and date. */
  readonly incarichi: readonly (readonly [prima: Incarico, dopo: Incarico])[];
  readonly detto: readonly string[];
  /** Why it cannot be done as it is; nothing of anybody passes. */
  readonly impedimenti: readonly string[];
}

/** Kinds that stay with the school that ends: the certificates it handed over. */
const RESTANO: readonly string[] = [consegnaCuEntita.nome];
/** Kinds whose key says a year or a month: one of the same key is another record. */
const PER_PERIODO: readonly string[] = [fiscaliEntita.nome, saldoAperturaEntita.nome];

/** Data of the registry that stay as the school that takes has them, where they differ. */
const CAMPI = [
  ['nome', ({ desCognome, desNome }) => nominativo(desCognome, desNome)],
  ['nascita', ({ datNascita, codComuneNascita }) => [datNascita, codComuneNascita]],
  ['residenza', ({ desIndirizzo, desCap, codComuneRes }) => [desIndirizzo, desCap, codComuneRes]],
  ['domicilio fiscale', ({ domicili }) => domicili],
  [
    'modo di pagamento e conto',
    ({ codModPagamento, codPaese, codCinEuro, codAbi, codCab, codCc, codBban }) => [
      codModPagamento,
      codPaese,
      codCinEuro,
      codAbi,
      codCab,
      codCc,
      codBban,
    ],
  ],
  ['adesione a Espero', ({ espero }) => espero],
] as const satisfies readonly (readonly [string, (persona: Persona) => unknown])[];

/** The person of the school that ends as it passes. One query for each of the two records, and one for the code. */
export const unitePersona = async (
  da: Archivio,
  a: Archivio,
  persona: Persona,
  contati: ReadonlySet<string>,
): Promise<PersonaUnita> => {
  const [uid] = await personeRepository(a).findByUnico('desCf', [persona.desCf]);
  const presente = uid === undefined ? undefined : await personeRepository(a).load(uid);
  const suoi = (await recordsOf(da, persona.uid)).filter(
    ({ tipo, idProcesso }) => tipo !== pagamentoEntita.nome || contati.has(String(idProcesso)),
  );
  const passano = suoi.filter(({ tipo }) => !RESTANO.includes(String(tipo)));
  const rese = passano.flatMap(resaInParole);
  if (presente === undefined)
    return { persona, presente, portati: passano.map(daPagare(da)), incarichi: [], detto: rese, impedimenti: [] };
  const presenti = await recordsOf(a, presente.uid);
  const nuovi = passano.filter((item) => !isGiaPortato(item, presenti));
  const { spostati, esclusi, riuniti, impedimenti } = divide(nuovi, presenti);
  const lasciati = esclusi.map(({ item }) => item);
  return {
    persona,
    presente,
    portati: spostati
      .map((item) => repointed(item, persona.uid, presente.uid, { presenti, lasciati }))
      .map(daPagare(da)),
    incarichi: incarichiCheAccolgono(presenti, lasciati),
    detto: [...differenze(persona, presente), ...esclusi.map(({ motivo }) => motivo), ...rese],
    impedimenti: [
      ...impedimenti,
      ...riuniti.map(
        ({ motivo }) =>
          `${motivo} Il passaggio non cambia quello che c'è: sommarli a mano in uno dei due, poi ripetere.`,
      ),
    ],
  };
};

/** A record brought by a passage that was cut: it has the end of its id. */
const isGiaPortato = ({ tipo, sk }: Item, presenti: readonly Item[]): boolean =>
  !PER_PERIODO.includes(String(tipo)) && presenti.some((presente) => presente.tipo === tipo && presente.sk === sk);

const repointed = (
  item: Item,
  da: string,
  a: string,
  { presenti, lasciati }: { readonly presenti: readonly Item[]; readonly lasciati: readonly Item[] },
): Item => {
  const ripuntato = da === a ? item : repoint(item, da, a);
  return item.tipo === pagamentoEntita.nome ? pagamentoSpostato(ripuntato, da, presenti, lasciati) : ripuntato;
};

/** Kinds that count in the sums of the year, and are said by the filings of the school they are of. */
const DELLA_SCUOLA: readonly string[] = [pagamentoEntita.nome, restituzioneEntita.nome];

/** A payment says which school made it, a restitution which received it: run and filings are not in the archive of the other. One that came from another before keeps it. */
const daPagare =
  ({ codmin }: Archivio) =>
  (item: Item): Item =>
    DELLA_SCUOLA.includes(String(item.tipo)) ? { ...item, daAltraScuola: item.daAltraScuola ?? codmin } : item;

const incarichiCheAccolgono = (
  presenti: readonly Item[],
  lasciati: readonly Item[],
): readonly (readonly [Incarico, Incarico])[] => {
  const letti = (items: readonly Item[]) =>
    items.filter(({ tipo }) => tipo === incaricoEntita.nome).map((item) => readItem(incaricoEntita, item));
  const suoi = letti(presenti);
  return conAccorpati(suoi, letti(lasciati)).flatMap((dopo) => {
    const prima = suoi.find(({ uid }) => uid === dopo.uid);
    return prima === undefined || JSON.stringify(prima) === JSON.stringify(dopo) ? [] : [[prima, dopo] as const];
  });
};

const differenze = (persona: Persona, presente: Persona): string[] => {
  const diversi = CAMPI.filter(([, di]) => JSON.stringify(di(persona)) !== JSON.stringify(di(presente)));
  return diversi.length === 0
    ? []
    : [`Restano quelli della scheda che c'è: ${diversi.map(([nome]) => nome).join(', ')}.`];
};

const resaInParole = (item: Item): string[] => {
  if (item.tipo !== restituzioneEntita.nome) return [];
  const resa = readItem(restituzioneEntita, item);
  return [
    `La restituzione del ${formatGiorno(resa.datRestituzione)} di ${formatEuro(importoRestituito(resa))} è tolta dalle somme dell'anno; la dicono le certificazioni della scuola che finisce, e si cambia lì.`,
  ];
};

/** The person as the preview and the proof say it. */
export const personaDetta = ({
  persona,
  presente,
  portati,
  detto,
  impedimenti,
}: PersonaUnita): PersonaDelPassaggio => ({
  desCf: persona.desCf,
  nominativo: accorciato(nominativo(persona.desCognome, persona.desNome), 200),
  esito: presente === undefined || presente.uid === persona.uid ? 'NUOVA' : 'STESSA_PERSONA',
  portati: portati.length,
  detto: [...impedimenti.map((uno) => `Da decidere prima: ${uno}`), ...detto].map((uno) => accorciato(uno, 600)),
});
