// Where there is another UIKit, or no Linux, this is all that the product has.
