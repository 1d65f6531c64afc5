import { personeRepository } from '#archivio/persone/persone-repository.ts';
import { vocePersonaEntita } from '#archivio/persone/voce-persona.ts';
import { voceUtenteEntita, vociUtenteRepository } from '#archivio/tabelle/voce-utente.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { riferimenti, type Usato } from '#platform/data/uso-dei-record.ts';
import { campoRifiutato } from '#platform/errors.ts';
import {
  VocePersona,
  type VoceDisponibile,
  type VocePersonaElencata,
} from '#shared/contracts/anagrafe/voci-persona.ts';
import { periodoMensile, type VoceUtente } from '#shared/contracts/tabelle/voci-utente.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { compareMesi, containsMese, formatMese, meseDi, overlapsMesi } from '#shared/domain/tempo/mese.ts';
import { gestionePersonale } from '../persone/gestione-personale.ts';

const usati = (voce: VocePersona | undefined): readonly Usato[] =>
  voce === undefined ? [] : [{ entita: voceUtenteEntita.nome, uid: voce.uidVoce }];

const changeUso = async (
  prima: VocePersona | undefined,
  dopo: VocePersona | undefined,
  { archivio, modifica }: RequestContext,
): Promise<void> => {
  const voce = dopo ?? prima;
  if (voce === undefined) return;
  const persona = await personeRepository(archivio).load(voce.uidSubAnagrafe);
  const chi = {
    entita: vocePersonaEntita.nome,
    uid: voce.uid,
    descrizione: `il valore di ${nominativo(persona.desCognome, persona.desNome)} da ${formatMese(periodoMensile(voce).dal)}`,
  };
  modifica.add(...riferimenti(archivio).change(chi, usati(prima), usati(dopo)));
};
const valori = gestionePersonale(
  vocePersonaEntita,
  async (dopo, altri, context, prima) => {
    checkValore(dopo, altri, await vociUtenteRepository(context.archivio).get(dopo.uidVoce));
    await changeUso(prima, dopo, context);
    return dopo;
  },
  (prima, context) => changeUso(prima, undefined, context),
);

/** Values of the school's items per person; the periods of one item never overlap. */
export const vociPersona = {
  ...valori,
  list: async (
    uidSubAnagrafe: Uid<'PERSONA'>,
    context: RequestContext,
  ): Promise<{ righe: VocePersonaElencata[]; voci: VoceDisponibile[] }> => {
    const [suoi, voci] = await Promise.all([
      valori.list(uidSubAnagrafe, context),
      vociUtenteRepository(context.archivio).listAll(),
    ]);
    const righe = suoi
      .toSorted((a, b) => compareMesi(periodoMensile(b).dal, periodoMensile(a).dal))
      .map((valore) => {
        const voce = voci.find(({ uid }) => uid === valore.uidVoce);
        return {
          ...valore,
          codVoce: voce?.codVoce ?? '',
          desVoce: voce?.desVoce ?? '',
          unita: voce?.unita ?? 'IMPORTO',
        };
      });
    return { righe, voci: voci.map((voce) => disponibile(voce, context.oggi)) };
  },
};

/** An item as a choice, with the value the school proposes this month. */
const disponibile = (
  { uid, codVoce, desVoce, unita, flgAttivo, periodi }: VoceUtente,
  oggi: string,
): VoceDisponibile => ({
  uid,
  codVoce,
  desVoce,
  unita,
  flgAttivo,
  numValore: periodi.find((periodo) => containsMese(periodoMensile(periodo), meseDi(oggi)))?.numValore ?? null,
});

/** @throws RIFERIMENTO_NON_VALIDO on the item or on the months */
const checkValore = (dopo: VocePersona, altri: readonly VocePersona[], voce: VoceUtente | undefined): void => {
  const refuse = (campo: keyof VocePersona, messaggio: string) =>
    campoRifiutato('RIFERIMENTO_NON_VALIDO', campo, messaggio);
  if (voce === undefined) throw refuse('uidVoce', "La voce non è più tra quelle della scuola: sceglierne un'altra.");
  if (!voce.flgAttivo) throw refuse('uidVoce', `La voce ${voce.codVoce} ${voce.desVoce} è disattivata.`);
  if (voce.unita !== 'IMPORTO' && dopo.numValore < 0)
    throw refuse('numValore', `${voce.unita === 'ORE' ? 'Le ore' : 'I giorni'} non possono essere negativi.`);
  const periodo = periodoMensile(dopo);
  if (!voce.periodi.some((validita) => overlapsMesi(periodoMensile(validita), periodo)))
    throw refuse('meseInizio', `La voce ${voce.codVoce} ${voce.desVoce} non è valida in questi mesi.`);
  const altro = altri.find(
    (candidato) => candidato.uidVoce === dopo.uidVoce && overlapsMesi(periodoMensile(candidato), periodo),
  );
  if (altro) {
    const { dal, al } = periodoMensile(altro);
    throw refuse(
      'meseInizio',
      `Il periodo si sovrappone a quello da ${formatMese(dal)} ${al === null ? 'in poi' : `a ${formatMese(al)}`}.`,
    );
  }
};
