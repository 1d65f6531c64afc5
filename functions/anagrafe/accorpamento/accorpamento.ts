import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { consegnaCuEntita } from '#archivio/denunce/consegna-cu.ts';
import { incaricoEntita } from '#archivio/incarichi/incarico.ts';
import { famFiscaleEntita, familiareEntita } from '#archivio/persone/familiare.ts';
import { fiscaliEntita } from '#archivio/persone/fiscali.ts';
import { particolaritaEntita } from '#archivio/persone/particolarita.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import { saldoAperturaEntita } from '#archivio/persone/saldo-apertura.ts';
import { soggettivaEntita } from '#archivio/persone/soggettiva.ts';
import { turnoEntita } from '#archivio/persone/turno.ts';
import { vocePersonaEntita } from '#archivio/persone/voce-persona.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { readItem } from '#platform/data/repository.ts';
import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { periodoMensile } from '#shared/contracts/tabelle/voci-utente.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { gruppoParticolarita } from '#shared/domain/persona/particolarita.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { overlapsMesi } from '#shared/domain/tempo/mese.ts';
import { overlaps } from '#shared/domain/tempo/periodo.ts';
import { isStessaVoce } from './pagamenti-spostati.ts';
import { saldiInsieme, saldoUguale, type SaldoRiunito } from './saldi-riuniti.ts';

/** A record that a merge leaves out because the destination already has one that excludes it. */
export interface Escluso {
  readonly item: Item;
  readonly motivo: string;
}

/** Items of the partition of a person that only keep its writes in turn: they stay behind. */
const DI_SERVIZIO: readonly string[] = [personaEntita.nome, turnoEntita.nome];

/** Items kept beside that of the same run or filing: payments, and deliveries, since a certificate is handed over and not a person. */
const ACCANTO: readonly string[] = [pagamentoEntita.nome, consegnaCuEntita.nome];

export const omonimi = (a: Persona, b: Persona): boolean =>
  chiaveRicerca(`${a.desCognome} ${a.desNome}`) === chiaveRicerca(`${b.desCognome} ${b.desNome}`);

/** Everything that belongs to a person, in the order of the partition. */
export const recordsOf = async (archivio: Archivio, uid: string): Promise<Item[]> =>
  (await archivio.queryAll({ pk: archivio.chiavi.radice(personaEntita.nome, uid) })).filter(
    ({ tipo }) => !DI_SERVIZIO.includes(String(tipo)),
  );

/** An item as it is under the other person: ids are long random texts, so wherever one appears it is that person's. */
export const repoint = (item: Item, da: string, a: string): Item =>
  Object.fromEntries(Object.entries(item).map(([nome, valore]) => [nome, repointed(valore, da, a)]));

const repointed = (valore: unknown, da: string, a: string): unknown => {
  if (typeof valore === 'string') return valore.replaceAll(da, a);
  if (Array.isArray(valore)) return valore.map((elemento) => repointed(elemento, da, a));
  return typeof valore === 'object' && valore !== null ? repoint({ ...valore }, da, a) : valore;
};

/** Why a record stays behind when the destination has the one of its year, of its month, of its run. */
const stessaChiave = (item: Item): string => {
  switch (item.tipo) {
    case fiscaliEntita.nome:
      return `Dati fiscali del ${String(item.numAnno)}: restano quelli della destinazione.`;
    case saldoAperturaEntita.nome:
      return saldoUguale(readItem(saldoAperturaEntita, item));
    default:
      return `${String(item.tipo)}: un record con la stessa chiave è già nella destinazione.`;
  }
};

/** Why a record cannot join those of the destination; null when it can. A relative left out leaves out its tax data. */
const exclusion = (item: Item, presenti: readonly Item[], esclusi: readonly Escluso[]): string | null => {
  const simili = presenti.filter(({ tipo }) => tipo === item.tipo);
  if (ACCANTO.includes(String(item.tipo))) return null;
  if (simili.some(({ sk }) => sk === item.sk)) return stessaChiave(item);
  switch (item.tipo) {
    case familiareEntita.nome: {
      const familiare = readItem(familiareEntita, item);
      return simili.some(({ desCf }) => desCf === familiare.desCf)
        ? `Familiare ${familiare.desCognome} ${familiare.desNome}: è già nel nucleo della destinazione.`
        : null;
    }
    case famFiscaleEntita.nome:
      return esclusi.some((escluso) => escluso.item.uid === item.uidParente)
        ? `Dati fiscali di un familiare che è già nella destinazione, dal ${formatGiorno(String(item.datDecorrenza))}.`
        : null;
    case soggettivaEntita.nome: {
      const voce = readItem(soggettivaEntita, item);
      return simili.map((altra) => readItem(soggettivaEntita, altra)).some((altra) => isStessaVoce(voce, altra))
        ? `Voce soggettiva ${voce.codVoce} dal ${formatGiorno(voce.datInizio)}: si sovrappone a una della destinazione.`
        : null;
    }
    case incaricoEntita.nome: {
      const incarico = readItem(incaricoEntita, item);
      return simili.some(
        ({ numIncarico, datIncarico }) => numIncarico === incarico.numIncarico && datIncarico === incarico.datIncarico,
      )
        ? `Incarico ${incarico.numIncarico} del ${formatGiorno(incarico.datIncarico)}: la destinazione ne ha uno con lo stesso numero e la stessa data.`
        : null;
    }
    case vocePersonaEntita.nome: {
      const voce = readItem(vocePersonaEntita, item);
      return simili
        .map((altra) => readItem(vocePersonaEntita, altra))
        .some((altra) => altra.uidVoce === voce.uidVoce && overlapsMesi(periodoMensile(altra), periodoMensile(voce)))
        ? `Voce utente da ${voce.meseInizio}/${voce.annoInizio}: si sovrappone a una della destinazione.`
        : null;
    }
    case particolaritaEntita.nome: {
      const sua = readItem(particolaritaEntita, item);
      return simili
        .map((altra) => readItem(particolaritaEntita, altra))
        .some(
          (altra) =>
            gruppoParticolarita[altra.codParticolarita] === gruppoParticolarita[sua.codParticolarita] &&
            overlaps({ dal: altra.datInizio, al: altra.datFine }, { dal: sua.datInizio, al: sua.datFine }),
        )
        ? `Particolarità dal ${formatGiorno(sua.datInizio)}: ne esclude una della destinazione.`
        : null;
    }
    default:
      return null;
  }
};

/** The reason that keeps apart two assignments of the same number and date that are not the same; null when nothing does. */
const incaricoDiverso = (item: Item, presenti: readonly Item[]): string | null => {
  if (item.tipo !== incaricoEntita.nome) return null;
  const suo = readItem(incaricoEntita, item);
  const altro = presenti
    .filter(({ tipo }) => tipo === incaricoEntita.nome)
    .map((presente) => readItem(incaricoEntita, presente))
    .find(({ numIncarico, datIncarico }) => numIncarico === suo.numIncarico && datIncarico === suo.datIncarico);
  const stesso = ({ desOggetto, numImporto, codCausaleCu }: Incarico) =>
    JSON.stringify([desOggetto.trim().toUpperCase(), numImporto, codCausaleCu]);
  return altro === undefined || stesso(altro) === stesso(suo)
    ? null
    : `L'incarico ${suo.numIncarico} del ${formatGiorno(suo.datIncarico)} è in tutte e due le schede con oggetto, importo o causale diversi: se sono due incarichi dare a uno un altro numero, altrimenti renderli uguali, poi accorpare.`;
};

/** An opening balance beside the one of its month, when there is one. */
const saldoDi = (item: Item, presenti: readonly Item[]) => {
  const altro =
    item.tipo === saldoAperturaEntita.nome
      ? presenti.find(({ tipo, sk }) => tipo === item.tipo && sk === item.sk)
      : undefined;
  return altro === undefined ? undefined : saldiInsieme(item, altro);
};

/** The records of a person beside those of the destination. */
interface Divisi {
  readonly spostati: readonly Item[];
  readonly esclusi: readonly Escluso[];
  readonly riuniti: readonly SaldoRiunito[];
  /** The reasons why the records cannot be merged as they are. */
  readonly impedimenti: readonly string[];
}

/** The records of a person divided into those that join the destination, those that it excludes and those that become one with its own. Relatives come before their tax data. */
export const divide = (items: readonly Item[], presenti: readonly Item[]): Divisi => {
  const [esclusi, spostati, riuniti]: [Escluso[], Item[], SaldoRiunito[]] = [[], [], []];
  const impedimenti: string[] = [];
  for (const item of items.toSorted(
    (a, b) => Number(a.tipo === famFiscaleEntita.nome) - Number(b.tipo === famFiscaleEntita.nome),
  )) {
    const insieme = saldoDi(item, presenti);
    if (insieme !== undefined && insieme !== 'uguale') {
      if ('impedimento' in insieme) impedimenti.push(insieme.impedimento);
      else riuniti.push(insieme);
      continue;
    }
    const diverso = incaricoDiverso(item, presenti);
    if (diverso !== null) {
      impedimenti.push(diverso);
      continue;
    }
    const motivo = exclusion(item, presenti, esclusi);
    if (motivo === null) spostati.push(item);
    else esclusi.push({ item, motivo });
  }
  return { spostati, esclusi, riuniti, impedimenti };
};
