import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { descrizioneTipoOrario, tipiOrario } from '#shared/domain/persona/valori-ammessi.ts';
import { CampoOre } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { etichetteServizio as etichette } from '#ui/personale/etichette-servizio.ts';

const orari = tipiOrario.map((codice) => ({ codice, descrizione: descrizioneTipoOrario[codice] }));
const settimane = [
  { codice: 5, descrizione: '5 giorni (settimana corta)' },
  { codice: 6, descrizione: '6 giorni' },
];

/** Hours of the post, full hours and part time. Full time takes the part-time and contributed hours away. */
export const SezioneOrario = ({ modulo }: { readonly modulo: ControlloModulo<ServizioInput> }) => {
  const codTipoOrario = useWatch({ control: modulo.form.control, name: 'codTipoOrario' });
  // Contributed hours written before they were refused may only be taken away.
  const [conContribuite] = useState(() => modulo.form.getValues('numOreContribuite') !== null);
  const scegliOrario = (codice: string | number | null) => {
    if (codice !== 'F') return;
    for (const campo of ['numOrePartTime', 'numOreContribuite'] as const)
      modulo.form.setValue(campo, null, { shouldDirty: true });
    modulo.form.clearErrors(['numOrePartTime', 'numOreContribuite']);
  };
  return (
    <ColumnLayout columns={3}>
      <CampoOre
        modulo={modulo}
        nome="numOreSettimanali"
        etichetta={etichette.numOreSettimanali}
        aiuto="Del posto o dello spezzone, prima del part time"
      />
      <CampoOre
        modulo={modulo}
        nome="numOreIntere"
        etichetta={etichette.numOreIntere}
        aiuto="18 secondaria, 24 primaria, 25 infanzia, 30 educatori, 36 ATA"
      />
      <CampoScelta
        modulo={modulo}
        nome="numGiorniSettimana"
        etichetta={etichette.numGiorniSettimana}
        voci={settimane}
      />
      <CampoScelta
        modulo={modulo}
        nome="codTipoOrario"
        etichetta={etichette.codTipoOrario}
        voci={orari}
        onScelta={scegliOrario}
      />
      {codTipoOrario !== 'F' && (
        <CampoOre
          modulo={modulo}
          nome="numOrePartTime"
          etichetta={etichette.numOrePartTime}
          aiuto="Le ore lavorate e pagate ogni settimana"
          obbligatorio
        />
      )}
      {codTipoOrario !== 'F' && conContribuite && (
        <CampoOre
          modulo={modulo}
          nome="numOreContribuite"
          etichetta={etichette.numOreContribuite}
          aiuto="Nessun calcolo le legge: svuotarle"
        />
      )}
    </ColumnLayout>
  );
};
