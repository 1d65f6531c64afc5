import { attivitaRoutes, TipoAttivitaInput, type TipoAttivita } from '#shared/contracts/servizi/attivita.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';

const etichette = { codTipoAttivita: 'Codice', desTipoAttivita: 'Descrizione', flgAttivo: 'In uso' };

const colonne: readonly Colonna<TipoAttivita>[] = [
  { id: 'codTipoAttivita', titolo: etichette.codTipoAttivita, larghezza: 160 },
  { id: 'desTipoAttivita', titolo: etichette.desTipoAttivita },
  { id: 'flgAttivo', titolo: etichette.flgAttivo, tipo: 'si_no', larghezza: 120 },
];

const nome = ({ codTipoAttivita, desTipoAttivita }: TipoAttivita): string =>
  `l'attività ${codTipoAttivita} ${desTipoAttivita}`;

/** The kinds of special activity that the staff may be assigned. */
export const AttivitaParticolariPage = () => {
  const elenco = useElencoRighe({
    nome: 'tipi-attivita',
    route: attivitaRoutes.listTipiAttivita,
    request: {},
    colonne,
  });
  const gestione = useGestione<TipoAttivita>({
    entita: 'TIPO_ATTIVITA',
    etichette,
    nome,
    elimina: attivitaRoutes.removeTipoAttivita,
    elenco,
  });
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      titolo="Attività particolari"
      descrizione="Funzioni strumentali, coordinamenti, referenti"
      etichetta={({ codTipoAttivita }) => codTipoAttivita}
      crea="Nuova attività"
      vuoto={{
        titolo: 'Nessuna attività',
        testo: 'Le attività si assegnano poi al personale dalla scheda dei servizi.',
      }}
      finestra={(record, chiudi) => <AttivitaModale attivita={record} onChiudi={chiudi} onSalvata={elenco.salvata} />}
    />
  );
};

interface ModaleProps {
  readonly attivita: TipoAttivita | undefined;
  readonly onChiudi: () => void;
  readonly onSalvata: (attivita: TipoAttivita) => void;
}

const AttivitaModale = ({ attivita, onChiudi, onSalvata }: ModaleProps) => {
  const salva = useSalva(attivitaRoutes.createTipoAttivita, attivitaRoutes.updateTipoAttivita, attivita);
  const modulo = useModulo({
    schema: TipoAttivitaInput,
    valori: attivita ?? { flgAttivo: true },
    versione: attivita?.versione,
    salva,
    onSalvato: (salvata) => {
      onSalvata(salvata);
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={attivita ? `Attività ${attivita.codTipoAttivita}` : 'Nuova attività'}
      onChiudi={onChiudi}
    >
      <CampoTesto
        modulo={modulo}
        nome="codTipoAttivita"
        parola="Codice scelto dalla scuola"
        etichetta={etichette.codTipoAttivita}
        aiuto="Fino a 10 caratteri, diverso da quello delle altre attività"
        maiuscole
      />
      <CampoTesto modulo={modulo} nome="desTipoAttivita" etichetta={etichette.desTipoAttivita} />
      <CampoSiNo
        modulo={modulo}
        nome="flgAttivo"
        etichetta={etichette.flgAttivo}
        aiuto="Un'attività non più in uso resta sulle assegnazioni fatte, ma non si propone per le nuove"
      />
    </ModaleModulo>
  );
};
