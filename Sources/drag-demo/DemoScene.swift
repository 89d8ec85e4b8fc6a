import StagePicture

/// The scene of the demo: a list, a grid and a table, with their policies.
enum DemoScene {
  private static let mango =
    "<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'>"
    + "<circle cx='32' cy='32' r='28' fill='#f0a040'/></svg>"

  static let text = """
    dragscript 1
    # A pantry with two sections, a basket and a week's meals. Click to select, drag to move, Control copies.
    set viewport 956x628
    set autoscroll on
    pointer mouse mouse
    pointer finger touch
    # What other programs drag in, with --system.
    seat desktop

    collection pantry at 38,78 size 256x492 layout rows(height=44,gap=4,footer=20) selection-drags outside copy,move
    items pantry apples bread carrots dates eggs figs ginger honey iceberg jam kale lemons
    section pantry milk noodles oranges pears quinoa rice spinach tomatoes
    collection basket at 350,78 size 568x220 layout grid(cell=104x104,gap=12) selection-drags outside copy,move
    items basket crate tea coffee olives peppers yoghurt mango
    collection meals at 350,410 size 568x160 layout rows(height=40) table selection-drags
    items meals soup curry salad risotto pancakes
    provider meals#soup com.example.meal "soup"
    provider meals#curry com.example.meal "curry"
    provider meals#salad com.example.meal "salad"
    provider meals#risotto com.example.meal "risotto"
    provider meals#pancakes com.example.meal "pancakes"

    # Other programs get coffee as a file, a mango as a picture, and all else by its name.
    provider basket#coffee public.file-url "file:///usr/share/doc/coffee.txt"
    provider basket#mango public.svg-image "\(mango)"

    # A meal stays in its table; food goes into a meal, and stays where it is. What another program offers is copied.
    on pantry update when type = com.example.meal => proposal forbidden
    on pantry update when local = false => proposal copy insert-at
    on pantry update => proposal move insert-at
    on basket update when type = com.example.meal => proposal forbidden
    on basket update when local = false => proposal copy insert-at
    on basket update => proposal move insert-at
    on meals update when type = com.example.meal => proposal move insert-at
    on meals update => proposal copy insert-into

    # Resting on the crate opens it: it is selected then.
    on basket springLoad when item = crate => accept
    on basket springLoaded do select basket#crate

    """
}

/// The labels of the demo.
struct DemoLabels: StageLabels {
  private static let meals: [String: [String]] = [
    "soup": ["Monday", "4"], "curry": ["Tuesday", "2"], "salad": ["Wednesday", "2"],
    "risotto": ["Thursday", "4"], "pancakes": ["Friday", "6"],
  ]
  private static let amounts = [
    "apples": "6", "bread": "1 loaf", "carrots": "500 g", "dates": "200 g", "eggs": "10",
    "milk": "2 l", "rice": "1 kg", "honey": "1 jar", "jam": "2 jars", "noodles": "500 g",
    "tomatoes": "8",
  ]
  /// A name of the demo's own scene as a title.
  private static func title(of name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  func heading(ofView name: String) -> Heading {
    name == "meals"
      ? Heading("Meals", columns: ["Dish", "Day", "Servings"]) : Heading(Self.title(of: name))
  }

  func caption(ofItem name: String, in view: String) -> Caption {
    // A copy has the caption of its original.
    let original = String(name.prefix { $0 != "-" })
    var caption = Caption(Self.title(of: original), tint: PlainLabels.tint(of: original))
    if let details = Self.meals[original] {
      caption.details = details
    } else if view == "meals" {
      caption.details = ["", ""]
    } else if let amount = Self.amounts[original] {
      caption.details = [amount]
    }
    return caption
  }
}
