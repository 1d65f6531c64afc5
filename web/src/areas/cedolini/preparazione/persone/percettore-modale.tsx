import Alert from '@cloudscape-design/components/alert';
import { useState } from 'react';
import type { TipoElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { descrizionePercettore, percettoriAmmessi } from '#shared/domain/persona/percettore.ts';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import type { RigaPreparazione } from '../righe-preparazione.ts';
import { CampiDelTipo, vociDi } from './campi-del-tipo.tsx';
import { CampiVerifica } from './campi-verifica.tsx';
import { FineContratto } from './fine-contratto.tsx';
import { inputCon, PercettoreModulo, valoriDi } from './percettore-modulo.ts';

interface Props {
  readonly riga: RigaPreparazione;
  readonly tipo: TipoElaborazione;
  readonly onSalva: (input: RigaPreparazione['input']) => void;
  readonly onChiudi: () => void;
}

/** Who the person is for this payslip, and the tax data that count: what is on record, or what the office decides here. */
export const PercettoreModale = ({ riga, tipo, onSalva, onChiudi }: Props) => {
  const ammessi = percettoriAmmessi[tipo];
  const [opzioni, setOpzioni] = useState(riga.input.opzioni);
  const modulo = useModulo({
    schema: PercettoreModulo,
    valori: valoriDi(riga.bozza, riga.input, ammessi[0]),
    messaggio: 'Dati del cedolino aggiornati',
    salva: async (valori) => inputCon(riga.input, valori, riga.bozza.percettore),
    onSalvato: (input) => {
      onSalva(opzioni === undefined ? input : { ...input, opzioni });
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={`Dati del cedolino di ${riga.bozza.storico.desCognome} ${riga.bozza.storico.desNome}`}
      onChiudi={onChiudi}
      size="large"
      salva="Conferma"
    >
      {riga.bozza.mancanze.length > 0 && (
        <Alert type="warning" header="Da completare">
          {riga.bozza.mancanze.map(({ messaggio }) => (
            <div key={messaggio}>{messaggio}</div>
          ))}
        </Alert>
      )}
      {riga.bozza.fineRapporto === true && opzioni?.cessazione !== true && (
        <Alert type="info">
          Tutti i servizi e gli incarichi della persona finiscono entro il mese del pagamento: se è l'ultimo cedolino,
          spuntare «Il contratto finisce», che conguaglia l'anno e trattiene le addizionali. Se ne seguono altri, il
          motivo si scrive quando si contabilizza.
        </Alert>
      )}
      <CampiDelTipo modulo={modulo}>
        <CampoScelta modulo={modulo} nome="tipo" etichetta="Percettore" voci={vociDi(ammessi, descrizionePercettore)} />
      </CampiDelTipo>
      <FineContratto tipo={tipo} opzioni={opzioni ?? {}} onCambia={setOpzioni} />
      <CampiVerifica modulo={modulo} aperti={tipo === 'EST'} />
    </ModaleModulo>
  );
};
