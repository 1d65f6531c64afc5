import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useState } from 'react';
import {
  CommissioneInput,
  commissioniRoutes,
  type Commissione,
} from '../../../../shared/contracts/tabelle/commissioni.ts';
import {
  annoScolasticoDi,
  nomeAnnoScolastico,
  TUTTI_GLI_ANNI,
} from '../../../../shared/domain/tempo/anno-scolastico.ts';
import { useWrite } from '../../api/query.ts';
import type { Colonna } from '../../ui/elenco/colonna.ts';
import { Elenco } from '../../ui/elenco/elenco.tsx';
import { useElencoRighe } from '../../ui/elenco/fonti/use-elenco-righe.ts';
import { useGestione } from '../../ui/elenco/use-gestione.tsx';
import { CampoIntero } from '../../ui/modulo/campi/campo-numero.tsx';
import { CampoSiNo } from '../../ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '../../ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '../../ui/modulo/modale-modulo.tsx';
import { useModulo } from '../../ui/modulo/use-modulo.ts';
import { useSalva } from '../../ui/modulo/use-salva.ts';
import { CampoAnnoScolastico, SceltaAnno } from '../../ui/scelte/anno-scolastico.tsx';
import { useSession } from '../../ui/session.ts';

const etichette = {
  numAnno: 'Anno scolastico',
  descrizione: 'Commissione',
  candidati: 'Candidati',
  giorniLavorati: 'Giorni lavorati',
  flgParitaria: 'Scuola paritaria',
  presidente: 'Presidente',
};

const colonne: readonly Colonna<Commissione>[] = [
  { id: 'descrizione', titolo: etichette.descrizione, larghezza: 220 },
  { id: 'numAnno', titolo: etichette.numAnno, valore: ({ numAnno }) => nomeAnnoScolastico(numAnno), larghezza: 160 },
  { id: 'candidati', titolo: etichette.candidati, tipo: 'intero', larghezza: 120 },
  { id: 'giorniLavorati', titolo: etichette.giorniLavorati, tipo: 'intero', larghezza: 150 },
  { id: 'flgParitaria', titolo: etichette.flgParitaria, tipo: 'si_no', larghezza: 150 },
  { id: 'presidente', titolo: etichette.presidente },
];

const nome = ({ descrizione, numAnno }: Commissione): string =>
  `la commissione ${descrizione} del ${nomeAnnoScolastico(numAnno)}`;

/** The commissions of the State exams. */
export const CommissioniPage = () => {
  const [anno, setAnno] = useState(TUTTI_GLI_ANNI.numAnno);
  const elenco = useElencoRighe({
    nome: 'commissioni',
    route: commissioniRoutes.listCommissioni,
    request: { body: { anni: [anno] } },
    colonne,
  });
  const elimina = useWrite(commissioniRoutes.removeCommissione);
  const gestione = useGestione<Commissione>({
    entita: 'COMMISSIONE',
    etichette,
    nome,
    elimina: ({ uid, versione }) => elimina.mutateAsync({ body: { uid, versione } }),
    onEliminata: elenco.tolta,
  });
  return (
    <>
      <Elenco
        elenco={elenco}
        titolo="Commissioni degli esami di Stato"
        descrizione="Candidati e giorni su cui si misurano i compensi dei commissari"
        etichetta={nome}
        onApri={gestione.modifica}
        azioni={<SceltaAnno valore={anno} onCambia={setAnno} />}
        crea={{ testo: 'Nuova commissione', onClick: gestione.nuovo }}
        azioniRiga={(riga) => gestione.azioni(riga)}
        vuoto={{
          titolo: 'Nessuna commissione',
          testo: "Le commissioni servono per gli elenchi NoiPA dei compensi d'esame.",
        }}
      />
      {gestione.aperto && (
        <CommissioneModale
          commissione={gestione.record}
          anno={anno}
          onChiudi={gestione.chiudi}
          onSalvata={elenco.salvata}
        />
      )}
      {gestione.registro}
    </>
  );
};

interface ModaleProps {
  readonly commissione: Commissione | undefined;
  readonly anno: number;
  readonly onChiudi: () => void;
  readonly onSalvata: (commissione: Commissione) => void;
}

const CommissioneModale = ({ commissione, anno, onChiudi, onSalvata }: ModaleProps) => {
  const { sessione } = useSession();
  const salva = useSalva(commissioniRoutes.createCommissione, commissioniRoutes.updateCommissione, commissione);
  const modulo = useModulo({
    schema: CommissioneInput,
    valori: commissione ?? {
      numAnno: anno === TUTTI_GLI_ANNI.numAnno ? annoScolasticoDi(sessione.oggi).numAnno : anno,
    },
    versione: commissione?.versione,
    salva,
    onSalvato: (salvata) => {
      onSalvata(salvata);
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={commissione ? `Commissione ${commissione.descrizione}` : 'Nuova commissione'}
      onChiudi={onChiudi}
    >
      <CampoTesto
        modulo={modulo}
        nome="descrizione"
        etichetta={etichette.descrizione}
        aiuto="Codice o nome della commissione, per esempio RMLI02001"
      />
      <ColumnLayout columns={2}>
        <CampoAnnoScolastico modulo={modulo} nome="numAnno" etichetta={etichette.numAnno} />
        <CampoTesto modulo={modulo} nome="presidente" etichetta={etichette.presidente} />
        <CampoIntero modulo={modulo} nome="candidati" etichetta={etichette.candidati} />
        <CampoIntero modulo={modulo} nome="giorniLavorati" etichetta={etichette.giorniLavorati} />
      </ColumnLayout>
      <CampoSiNo modulo={modulo} nome="flgParitaria" etichetta={etichette.flgParitaria} />
    </ModaleModulo>
  );
};
