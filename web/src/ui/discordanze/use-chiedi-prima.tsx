import { useClient } from '#api/query.ts';
import { discordanzeRoutes } from '#shared/contracts/anagrafe/discordanze.ts';
import type { RouteRequest } from '#shared/contracts/route.ts';
import { useConferma } from '../conferma.tsx';
import { useHasRole } from '../session.ts';
import { ElencoDiscordanze } from './elenco-discordanze.tsx';

/** A change as a form sends it. */
type Cambio = NonNullable<RouteRequest<typeof discordanzeRoutes.cosaTocca>['body']['cambio']>;

/**
 * Before a change that is rare is saved: shows the closed things that it would contradict, and resolves when there are none or the user saves all
 * the same. Rejects, with words for the form, when they think again. Who does not see payslips is asked nothing.
 */
export const useChiediPrima = () => {
  const client = useClient();
  const conferma = useConferma();
  const vedeCedolini = useHasRole(...discordanzeRoutes.cosaTocca.roles);
  return async (uidSubAnagrafe: string, cambio: Cambio): Promise<void> => {
    if (!vedeCedolini) return;
    const discordanze = await client(discordanzeRoutes.cosaTocca, { body: { uidSubAnagrafe, cambio } }, {});
    if (discordanze.length === 0) return;
    await new Promise<void>((resolve, reject) => {
      conferma({
        titolo: 'Che cosa tocca questo cambiamento',
        testo: <ElencoDiscordanze discordanze={discordanze} />,
        azione: 'Salva comunque',
        esegui: resolve,
        rinuncia: () => reject(new Error('Non è stato salvato niente: i dati sono ancora da salvare o da annullare.')),
      });
    });
  };
};
