// What other rooms ask of this one on the server: a model that writes objects, within the month of a
// person, and what that cost.
export {
  type Cost,
  objectsOf,
  type PersonCall,
  type Refusal,
  refusalOf,
  withCost,
} from "./model-objects.ts";
