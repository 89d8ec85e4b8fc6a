print("drag")
