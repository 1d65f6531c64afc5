import { attivitaRoutes, TipoAttivitaInput, type TipoAttivita } from '../../../../shared/contracts/servizi/attivita.ts';
import { useWrite } from '../../api/query.ts';
import type { Colonna } from '../../ui/elenco/colonna.ts';
import { Elenco } from '../../ui/elenco/elenco.tsx';
import { useElencoRighe } from '../../ui/elenco/fonti/use-elenco-righe.ts';
import { useGestione } from '../../ui/elenco/use-gestione.tsx';
import { CampoSiNo } from '../../ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '../../ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '../../ui/modulo/modale-modulo.tsx';
import { useModulo } from '../../ui/modulo/use-modulo.ts';
import { useSalva } from '../../ui/modulo/use-salva.ts';

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
  const elimina = useWrite(attivitaRoutes.removeTipoAttivita);
  const gestione = useGestione<TipoAttivita>({
    entita: 'TIPO_ATTIVITA',
    etichette,
    nome,
    elimina: ({ uid, versione }) => elimina.mutateAsync({ params: { uid }, query: { versione } }),
    onEliminata: elenco.tolta,
  });
  return (
    <>
      <Elenco
        elenco={elenco}
        titolo="Attività particolari"
        descrizione="Funzioni strumentali, coordinamenti, referenti"
        etichetta={({ codTipoAttivita }) => codTipoAttivita}
        onApri={gestione.modifica}
        crea={{ testo: 'Nuova attività', onClick: gestione.nuovo }}
        azioniRiga={(riga) => gestione.azioni(riga)}
        vuoto={{
          titolo: 'Nessuna attività',
          testo: 'Le attività si assegnano poi al personale dalla scheda dei servizi.',
        }}
      />
      {gestione.aperto && (
        <AttivitaModale attivita={gestione.record} onChiudi={gestione.chiudi} onSalvata={elenco.salvata} />
      )}
      {gestione.registro}
    </>
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
