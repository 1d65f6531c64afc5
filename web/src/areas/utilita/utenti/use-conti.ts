import { useWrite } from '#api/query.ts';
import { utentiRoutes, type AttoSulConto, type UtenteScuola } from '#shared/contracts/accesso/utenti.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { AzioneRiga } from '#ui/elenco/azioni-riga.tsx';
import { useNotices } from '#ui/notices.tsx';
import type { Invitato } from './invito-modale.tsx';

interface Atto {
  readonly testo: string;
  readonly titolo: (nome: string) => string;
  readonly spiegazione: string;
  readonly fatto: (nome: string) => string;
}

const atti: Readonly<Record<Exclude<AttoSulConto, 'RIPROVA'>, Atto>> = {
  AZZERA: {
    testo: 'Azzera il secondo fattore',
    titolo: (nome) => `Azzerare il secondo fattore di ${nome}?`,
    spiegazione:
      'Per chi ha perso o cambiato il telefono: al prossimo accesso, dopo la password, ne registra un altro. Le sue sessioni si chiudono e lo dice un messaggio.',
    fatto: (nome) => `Il secondo fattore di ${nome} è azzerato`,
  },
  DISABILITA: {
    testo: 'Disabilita',
    titolo: (nome) => `Disabilitare l'accesso di ${nome}?`,
    spiegazione:
      'Non entra più e le sue sessioni si chiudono subito; ruoli e dati restano, e lo si riabilita quando serve.',
    fatto: (nome) => `${nome} non entra più`,
  },
  RIABILITA: {
    testo: 'Riabilita',
    titolo: (nome) => `Riabilitare l'accesso di ${nome}?`,
    spiegazione: 'Entra di nuovo con la password e il secondo fattore di prima.',
    fatto: (nome) => `${nome} entra di nuovo`,
  },
};

/** Acts of the manager on the accounts that people sign in with, where the program makes them. */
export const useConti = ({
  propri,
  onInvitato,
}: {
  readonly propri: boolean;
  readonly onInvitato: (invitato: Invitato) => void;
}): ((riga: UtenteScuola) => readonly AzioneRiga[]) => {
  const conferma = useConferma();
  const { notify } = useNotices();
  const cambia = useWrite(utentiRoutes.changeConto, [utentiRoutes.listUtenti]);
  const invita = useWrite(utentiRoutes.inviteUtente, [utentiRoutes.listUtenti]);
  const chiedi = ({ uid, versione, descutente }: UtenteScuola, atto: keyof typeof atti): AzioneRiga => {
    const { testo, titolo, spiegazione, fatto } = atti[atto];
    return {
      testo,
      onClick: () =>
        conferma({
          titolo: titolo(descutente),
          testo: spiegazione,
          azione: testo,
          esegui: async () => {
            await cambia.mutateAsync({ body: { uid, versione, atto } });
            notify('success', fatto(descutente));
          },
        }),
    };
  };
  const rimanda = ({ descutente, user, ruoli, uidSubAnagrafe, email }: UtenteScuola): AzioneRiga => ({
    testo: "Rimanda l'invito",
    onClick: () =>
      conferma({
        titolo: `Rimandare l'invito a ${descutente}?`,
        testo: 'Si prepara un altro indirizzo: quello di prima non vale più.',
        azione: "Rimanda l'invito",
        esegui: async () => {
          const { codice, utente } = await invita.mutateAsync({
            body: { descutente, user, ruoli, uidSubAnagrafe, email },
          });
          onInvitato({
            nome: descutente,
            indirizzo: `${location.origin}/#invito=${codice}`,
            scade: utente.scade ?? '',
          });
        },
      }),
  });
  return (riga) => {
    const { uid, versione } = riga;
    const riprova = () => void cambia.mutateAsync({ body: { uid, versione, atto: 'RIPROVA' } });
    const aspetta = propri && riga.daFare !== null ? [{ testo: 'Riprova il conto', onClick: riprova }] : [];
    if (riga.stato === 'INVITATO' || riga.stato === 'SCADUTO') return [rimanda(riga), ...aspetta];
    if (!propri) return [];
    return riga.stato === 'DISABILITATO'
      ? [chiedi(riga, 'RIABILITA'), ...aspetta]
      : [chiedi(riga, 'AZZERA'), chiedi(riga, 'DISABILITA'), ...aspetta];
  };
};
