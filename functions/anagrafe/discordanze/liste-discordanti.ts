import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { cfConEredi } from '#archivio/impedimenti/con-eredi.ts';
import { impedimentiDelPagamento } from '#archivio/impedimenti/pagamento-noipa.ts';
import { listeRepository, type ListaSalvata } from '#archivio/noipa/liste-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Differenza, Discordanza } from '#shared/contracts/anagrafe/discordanze.ts';
import type { ListaNoipa, PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { accorciato } from '#shared/domain/testo.ts';

const RIMEDIO =
  "NoiPA ha la lista com'è stata inviata. Se il dato di oggi è quello giusto anche per allora, chiedere sul portale di correggere o di non pagare questa persona, poi scrivere nell'esito della lista chi è stato scartato o stornato.";

/** A list that NoiPA has: one that it refused whole pays nobody. */
const isInviata = ({ datInvio, esito }: ListaNoipa): boolean => datInvio !== null && esito?.esito !== 'SCARTATO';

/** The lists of NoiPA that pay a person otherwise than the records say today. Two queries for each sent list. */
export const listeDiscordanti = async (archivio: Archivio, dati: DatiPersona): Promise<Discordanza[]> => {
  const liste = listeRepository(archivio);
  const inviate = (await liste.listDell(null)).filter(isInviata);
  if (inviate.length === 0) return [];
  const [conEredi, ...intere] = await Promise.all([
    cfConEredi(archivio),
    ...inviate.map(({ uid }) => liste.loadIntera(uid)),
  ]);
  return intere.flatMap((salvata) => discordanzaDi(salvata, dati, conEredi));
};

const discordanzaDi = (
  { lista, pagamenti, fatti }: ListaSalvata,
  dati: DatiPersona,
  conEredi: ReadonlySet<string>,
): Discordanza[] => {
  const suo = pagamenti.find(({ persona }) => persona === dati.persona.uid);
  if (suo === undefined || lista.datInvio === null || isFuori(lista, suo)) return [];
  const differenze = [
    ...diversa('Nome', suo.nominativo, nominativo(dati.persona.desCognome, dati.persona.desNome)),
    ...diversa('Codice fiscale', suo.desCf, dati.persona.desCf),
    ...notoAltrimenti(fatti, dati.persona),
    ...ostacoliDiDopo(lista, suo, dati, conEredi),
  ];
  return differenze.length === 0
    ? []
    : [
        {
          tipo: 'LISTA_NOIPA',
          uid: lista.uid,
          idProcesso: null,
          adempimento: null,
          descrizione: accorciato(`Lista NoiPA "${lista.descrizione}"`, 200),
          giorno: lista.datInvio,
          differenze: differenze.slice(0, 200),
          rimedio: RIMEDIO,
        },
      ];
};

/** Refused, or paid by mistake and noted: there is nothing left to do. */
const isFuori = ({ esito }: ListaNoipa, { persona }: PagamentoNoipa): boolean =>
  esito !== undefined && (esito.respinti.includes(persona) || esito.stornati.some((uno) => uno.persona === persona));

const diversa = (cosa: string, detto: string | null, oggi: string | null): Differenza[] =>
  detto === oggi ? [] : [{ cosa, detto, oggi }];

/** The number and the office that NoiPA knew the person by when the list was sent, where the registry says otherwise; nothing of a list sent before that was kept. */
const notoAltrimenti = (fatti: ListaSalvata['fatti'], persona: DatiPersona['persona']): Differenza[] => {
  const noto = fatti?.persone.find((una) => una.persona === persona.uid);
  if (noto === undefined) return [];
  return [
    ...diversa('Partita NoiPA', noto.numPartitaNoipa, persona.numPartitaNoipa),
    ...diversa('Ufficio pagatore NoiPA', noto.codUfficioNoipa || null, persona.codUfficioNoipa || null),
  ];
};

/** Questions that the payment would raise today, and did not when the list was sent. */
const ostacoliDiDopo = (
  { conferma, datInvio }: ListaNoipa,
  suo: PagamentoNoipa,
  dati: DatiPersona,
  conEredi: ReadonlySet<string>,
): Differenza[] => {
  const noti = new Set(
    (conferma?.controlli ?? [])
      .filter(({ nominativo: chi, desCf = suo.desCf }) => chi === suo.nominativo && desCf === suo.desCf)
      .map(({ codice }) => codice),
  );
  return impedimentiDelPagamento(suo, dati, datInvio ?? '', conEredi)
    .filter(({ codice }) => !noti.has(codice))
    .map(({ messaggio }) => ({ cosa: accorciato(messaggio, 300), detto: null, oggi: null }));
};
