import { requireApprovazione } from '#archivio/casa/approvazione.ts';
import { effettiCreditore } from '#archivio/persone/creditore.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Creditore } from '#shared/contracts/anagrafe/creditore.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Soggettiva } from '#shared/contracts/anagrafe/voci-persona.ts';
import type { FattiApprovazione } from '#shared/contracts/casa/approvazioni.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';

/** Another creditor, or another account of the creditor, asks for a second person where the school wants one. @throws STATO_NON_AMMESSO */
export const approveCreditore = async (
  prima: Soggettiva | undefined,
  dopo: Soggettiva | undefined,
  context: RequestContext,
): Promise<void> => {
  const effetti = effettiCreditore(prima, dopo);
  const voce = dopo ?? prima;
  if (effetti.length === 0 || voce === undefined) return;
  const persona = await personeRepository(context.archivio).resolve(voce.uidSubAnagrafe);
  await requireApprovazione(
    {
      tipo: 'COORDINATE',
      oggetto: prima?.uid ?? voce.uidSubAnagrafe,
      contenuto: JSON.stringify([prima?.versione ?? 0, effetti]),
      descrizione: `Creditore di una trattenuta di ${nominativo(persona.desCognome, persona.desNome)}`,
      effetti,
      fatti: () => ({ cambi: cambiDelCreditore(persona, prima, dopo) }),
    },
    context,
  );
};

/** The creditor of an order that another takes the place of, in words. */
export const cambiDelCreditore = (
  { desCognome, desNome, desCf }: Pick<Persona, 'desCognome' | 'desNome' | 'desCf'>,
  prima: Soggettiva | undefined,
  dopo: Soggettiva | undefined,
): NonNullable<FattiApprovazione['cambi']> => [
  {
    chi: `${nominativo(desCognome, desNome)}, ${desCf}`,
    cosa: `Creditore della trattenuta ${(dopo ?? prima)?.codVoce ?? ''}`,
    prima: inParole(prima?.creditore),
    dopo: inParole(dopo?.creditore),
  },
];

const inParole = (creditore: Creditore | null | undefined): string =>
  creditore ? `${creditore.nome}, ${formatIban(creditore.iban)}` : '';
