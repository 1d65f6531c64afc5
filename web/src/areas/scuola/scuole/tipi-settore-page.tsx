import { useState } from 'react';
import { scuolaRoutes, SettoreInput, type Settore } from '../../../../../shared/contracts/scuola/scuola.ts';
import { useWrite } from '../../../api/query.ts';
import { useConferma } from '../../../ui/conferma.tsx';
import type { Colonna } from '../../../ui/elenco/colonna.ts';
import { Elenco } from '../../../ui/elenco/elenco.tsx';
import { useElencoRighe } from '../../../ui/elenco/fonti/use-elenco-righe.ts';
import { CampoTesto } from '../../../ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '../../../ui/modulo/modale-modulo.tsx';
import { useModulo } from '../../../ui/modulo/use-modulo.ts';
import { useNotices } from '../../../ui/notices.tsx';
import { FinestraRegistro } from '../../../ui/registro/registro-modifiche.tsx';
import { useHasRole } from '../../../ui/session.ts';

const colonne: readonly Colonna<Settore>[] = [
  { id: 'codice', titolo: 'Codice', larghezza: 160 },
  { id: 'descrizione', titolo: 'Descrizione' },
];

const etichette = { codice: 'Codice', descrizione: 'Descrizione' };

type Aperto = { readonly cosa: 'nuovo' } | { readonly cosa: 'modifica' | 'registro'; readonly settore: Settore };

/** The sector types of the school. */
export const TipiSettorePage = () => {
  const elenco = useElencoRighe({ nome: 'tipi-settore', route: scuolaRoutes.listSettori, request: {}, colonne });
  const [aperto, setAperto] = useState<Aperto | null>(null);
  const elimina = useWrite(scuolaRoutes.removeSettore);
  const conferma = useConferma();
  const { notify } = useNotices();
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  const chiudi = () => setAperto(null);
  const modifica = (settore: Settore) => setAperto({ cosa: 'modifica', settore });
  const chiediElimina = (settore: Settore) =>
    conferma({
      titolo: `Eliminare il settore ${settore.codice}?`,
      testo: `Il settore "${settore.descrizione}" sarà eliminato.`,
      azione: 'Elimina',
      esegui: async () => {
        await elimina.mutateAsync({ params: { uid: settore.uid }, query: { versione: settore.versione } });
        elenco.tolta(settore);
        notify('success', `Settore ${settore.codice} eliminato`);
      },
    });
  return (
    <>
      <Elenco
        elenco={elenco}
        titolo="Tipi settore"
        descrizione="I gruppi in cui si divide il personale della scuola"
        etichetta={({ codice }) => codice}
        onApri={modifica}
        crea={{ testo: 'Nuovo settore', onClick: () => setAperto({ cosa: 'nuovo' }) }}
        vuoto={{ titolo: 'Nessun settore', testo: 'I settori servono a raggruppare il personale nei servizi.' }}
        azioniRiga={(settore) => [
          { testo: 'Modifica', onClick: () => modifica(settore) },
          ...(vedeRegistro
            ? [{ testo: "Chi l'ha modificato", onClick: () => setAperto({ cosa: 'registro', settore }) }]
            : []),
          { testo: 'Elimina', onClick: () => chiediElimina(settore) },
        ]}
      />
      {aperto?.cosa === 'nuovo' && <SettoreModale onChiudi={chiudi} onSalvato={elenco.salvata} />}
      {aperto?.cosa === 'modifica' && (
        <SettoreModale settore={aperto.settore} onChiudi={chiudi} onSalvato={elenco.salvata} />
      )}
      {aperto?.cosa === 'registro' && (
        <FinestraRegistro
          entita="SETTORE"
          uid={aperto.settore.uid}
          titolo={`settore ${aperto.settore.codice}`}
          etichette={etichette}
          onChiudi={chiudi}
        />
      )}
    </>
  );
};

interface ModaleProps {
  readonly settore?: Settore;
  readonly onChiudi: () => void;
  readonly onSalvato: (settore: Settore) => void;
}

const SettoreModale = ({ settore, onChiudi, onSalvato }: ModaleProps) => {
  const crea = useWrite(scuolaRoutes.createSettore);
  const aggiorna = useWrite(scuolaRoutes.updateSettore);
  const modulo = useModulo({
    schema: SettoreInput,
    valori: settore ?? {},
    versione: settore?.versione,
    salva: (valori, versione) =>
      settore && versione !== undefined
        ? aggiorna.mutateAsync({ params: { uid: settore.uid }, body: { ...valori, versione } })
        : crea.mutateAsync({ body: valori }),
    onSalvato: (salvato) => {
      onSalvato(salvato);
      onChiudi();
    },
  });
  return (
    <ModaleModulo modulo={modulo} titolo={settore ? `Settore ${settore.codice}` : 'Nuovo settore'} onChiudi={onChiudi}>
      <CampoTesto
        modulo={modulo}
        nome="codice"
        etichetta={etichette.codice}
        aiuto="Fino a 10 caratteri, diverso da quello degli altri settori"
        maiuscole
      />
      <CampoTesto modulo={modulo} nome="descrizione" etichetta={etichette.descrizione} />
    </ModaleModulo>
  );
};
